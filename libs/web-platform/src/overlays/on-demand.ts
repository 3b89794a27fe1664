/** Code that is asked for when something first needs it. */
import { use, useState } from 'react';
import { reportLost } from '../failures/reload-once';
import { patiently } from './patiently';

export type OnDemand<Module> = {
  /** Asks for it early; never rejects. */
  fetch: () => Promise<Module>;
  /** For a component: suspends until it is here. */
  useModule: () => Module;
};

export function onDemand<Module>(load: () => Promise<Module>): OnDemand<Module> {
  let module: Module | undefined;
  let loading: Promise<Module> | undefined;
  const ask = async () => (module = await patiently(load, reportLost));
  const fetch = () => (loading ??= ask());
  /** Decided once: React calls a component again when what it waited for is here, and counts `use` among its hooks. */
  function useModule(): Module {
    const [ready] = useState(() => module);
    return ready ?? use(fetch());
  }
  return { fetch, useModule };
}
