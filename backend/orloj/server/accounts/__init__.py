"""Who is there: guests with a name and a signed cookie."""
