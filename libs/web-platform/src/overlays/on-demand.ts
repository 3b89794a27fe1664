/** Code that is asked for when something first needs it. */
import { use } from 'react';

export type OnDemand<Module> = {
  /** Asks for it early. */
  fetch: () => Promise<Module>;
  /** For a component: suspends until it is here. */
  useModule: () => Module;
};

export function onDemand<Module>(load: () => Promise<Module>): OnDemand<Module> {
  let module: Module | undefined;
  let loading: Promise<Module> | undefined;
  async function ask(): Promise<Module> {
    try {
      return (module = await load());
    } catch (error) {
      // Forgotten, so that the next one asks again.
      loading = undefined;
      throw error;
    }
  }
  const fetch = () => (loading ??= ask());
  return { fetch, useModule: () => module ?? use(fetch()) };
}
