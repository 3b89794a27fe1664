"""Words between services. An event carries ids and facts; no phone, e-mail or
person's name travels in a broadcast."""
