"""The components of Praga Caput Regni: read from the data files once and offered as constants."""
