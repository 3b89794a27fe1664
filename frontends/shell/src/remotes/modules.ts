/** Modules of remotes that are here already: drawn without a flash of loading. */
import type { ComponentType } from 'react';
import { findRemote, loadExposed } from './loader';

export type RemoteModule = { default: ComponentType; ready?: Promise<unknown> };

const loaded = new Map<string, RemoteModule>();

export const loadedModule = (id: string): RemoteModule | undefined => loaded.get(id);

/** The server puts its modules here before it renders. */
export const provideModule = (id: string, module: RemoteModule): void =>
  void loaded.set(id, module);

/** Resolves when the module and its words are there; `hasWords`: those of this page are. */
export async function loadModule(
  id: string,
  { hasWords = false } = {},
): Promise<RemoteModule> {
  await findRemote(id.split('/')[0] ?? '');
  const module = (await loadExposed(id)) as RemoteModule;
  if (!hasWords) await module.ready;
  loaded.set(id, module);
  return module;
}
