/** Cached pages and answers for reading offline; hashed files are not private. */
const PRIVATE = /^haat-(pages|answers)/;

/** Called at sign-out: no private page stays on the device. */
export async function clearPrivateCaches(): Promise<void> {
  if (!('caches' in globalThis)) return;
  const names = await caches.keys();
  const ownNames = names.filter((name) => PRIVATE.test(name));
  await Promise.all(ownNames.map((name) => caches.delete(name)));
}
