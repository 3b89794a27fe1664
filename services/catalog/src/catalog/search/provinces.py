"""Nepal's seven provinces, by the ids vendor's locations use."""

PROVINCES = {
    1: ("Koshi", "कोशी"),
    2: ("Madhesh", "मधेश"),
    3: ("Bagmati", "बागमती"),
    4: ("Gandaki", "गण्डकी"),
    5: ("Lumbini", "लुम्बिनी"),
    6: ("Karnali", "कर्णाली"),
    7: ("Sudurpaschim", "सुदूरपश्चिम"),
}
