/** Stands in for the shell's `remotes/modules.ts` where there is no federation. */
import type { ComponentType } from 'react';

export type RemoteModule = { default: ComponentType; ready?: Promise<unknown> };
type Load = () => Promise<RemoteModule>;

const LOADERS: Record<string, Load> = {
  'vendor/VendorRoutes': () =>
    import(/* webpackChunkName: "vendor-routes" */ '../../frontends/vendor/src/index'),
  'dashboard/BuyerRoutes': () => import('../../frontends/dashboard/src/app/buyer'),
  'dashboard/SellerRoutes': () => import('../../frontends/dashboard/src/app/seller'),
  'dashboard/AdminRoutes': () => import('../../frontends/dashboard/src/app/admin'),
  'dashboard/MessagesRoutes': () => import('../../frontends/dashboard/src/app/messages'),
};
const loaded = new Map<string, RemoteModule>();

export const loadedModule = (id: string): RemoteModule | undefined => loaded.get(id);
export const provideModule = (id: string, module: RemoteModule): void =>
  void loaded.set(id, module);

export async function loadModule(id: string): Promise<RemoteModule> {
  const module = await LOADERS[id]?.();
  if (!module) throw new Error(`no module ${id}`);
  await module.ready;
  loaded.set(id, module);
  return module;
}
