/** Made when it is first needed: a formatter of the browser takes a slow phone 30 ms. */
export function lazily<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}
