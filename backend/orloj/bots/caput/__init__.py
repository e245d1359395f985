"""What a position of Praga Caput Regni is worth: `worth.worth`, made of one function a subject."""
