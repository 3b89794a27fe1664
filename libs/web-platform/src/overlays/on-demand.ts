/** Code that is asked for when something first needs it. */
import { use } from 'react';
import { patiently } from './patiently';

export type OnDemand<Module> = {
  /** Asks for it early; never rejects. */
  fetch: () => Promise<Module>;
  /** For a component: suspends until it is here. */
  useModule: () => Module;
};

/** A file that is gone since a new release: unhandled, so that the page's guard loads everything anew (spec 8). */
const report = (error: unknown) => void Promise.reject(error as Error);

export function onDemand<Module>(load: () => Promise<Module>): OnDemand<Module> {
  let module: Module | undefined;
  let loading: Promise<Module> | undefined;
  const ask = async () => (module = await patiently(load, report));
  const fetch = () => (loading ??= ask());
  return { fetch, useModule: () => module ?? use(fetch()) };
}
