/** Tags that a call refreshes when it succeeds; a refusal changes nothing. */
export const onSuccess =
  <Tag extends string>(...tags: Tag[]) =>
  (_result: unknown, error: unknown): Tag[] =>
    error ? [] : tags;
