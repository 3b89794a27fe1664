"""Pictures of strangers: checked by content, decoded separately, encoded again."""
