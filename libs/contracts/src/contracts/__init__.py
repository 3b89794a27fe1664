"""What services share. An event has ids and facts, but no phone number, email address
or name of a person."""
