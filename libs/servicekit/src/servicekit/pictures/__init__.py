"""Pictures of strangers: judged by content, decoded apart, made anew."""
