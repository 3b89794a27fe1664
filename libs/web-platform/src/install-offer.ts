/** The browser's offer to install the marketplace as an app. */
import { useSyncExternalStore } from 'react';

type InstallOffer = Event & { prompt: () => Promise<unknown> };

let offer: InstallOffer | undefined;
const listeners = new Set<() => void>();

function setOffer(next: InstallOffer | undefined): void {
  offer = next;
  for (const changed of listeners) changed();
}

/** The offer comes once, soon after the page has loaded: it is stored for the menus. */
export function listenForInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    setOffer(event as InstallOffer);
  });
  addEventListener('appinstalled', () => setOffer(undefined));
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => void listeners.delete(changed);
}

/** An offer is good for one question. */
async function install(): Promise<void> {
  const current = offer;
  setOffer(undefined);
  await current?.prompt();
}

/** Undefined where the browser offers nothing: the app is installed, or cannot be. */
export const useInstall = (): (() => Promise<void>) | undefined =>
  useSyncExternalStore(
    subscribe,
    () => offer !== undefined,
    () => false,
  )
    ? install
    : undefined;
