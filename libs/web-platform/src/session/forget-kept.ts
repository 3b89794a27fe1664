/** Pages and answers kept for reading offline; hashed files are nobody's. */
const PRIVATE = /^haat-(pages|answers)/;

/** Who signs out leaves nothing to read behind. */
export async function forgetKept(): Promise<void> {
  if (!('caches' in globalThis)) return;
  const names = await caches.keys();
  const found = names.filter((name) => PRIVATE.test(name));
  await Promise.all(found.map((name) => caches.delete(name)));
}
