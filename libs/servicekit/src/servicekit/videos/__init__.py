"""Videos of strangers: checked by content, read separately, written again."""
