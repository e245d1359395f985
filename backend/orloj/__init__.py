"""Orloj: a self-hosted table for board games set in Prague."""
