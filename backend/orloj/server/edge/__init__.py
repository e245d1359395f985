"""The edge of the service: who comes from where, how often, under which number, and whether they are let in."""
