"""The whole database as one file that fits either kind of database, and back.

A line of JSON each: first what the file is, then every row with the table it belongs to, in an order in which they can
be put back. Which columns there are is asked of the database itself: the file belongs to a revision of its structure.
"""
