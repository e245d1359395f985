"""The service: it holds the authoritative state of all tables and knows the games only through `Rules`."""
