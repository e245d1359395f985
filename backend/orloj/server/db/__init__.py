"""The database: its tables, its connection, its migrations."""
