/** Modules of remotes that have loaded: rendered without a flash of loading. */
import type { ComponentType } from 'react';
import { findRemote, loadExposed } from './loader';

export type RemoteModule = { default: ComponentType; ready?: Promise<unknown> };

const loaded = new Map<string, RemoteModule>();

export const loadedModule = (id: string): RemoteModule | undefined => loaded.get(id);

/** The server puts its modules here before it renders. */
export const provideModule = (id: string, module: RemoteModule): void =>
  void loaded.set(id, module);

/** Resolves when the module and its messages have loaded; `hasMessages`: those of this page have. */
export async function loadModule(
  id: string,
  { hasMessages = false } = {},
): Promise<RemoteModule> {
  await findRemote(id.split('/')[0] ?? '');
  const module = (await loadExposed(id)) as RemoteModule;
  if (!hasMessages) await module.ready;
  loaded.set(id, module);
  return module;
}
