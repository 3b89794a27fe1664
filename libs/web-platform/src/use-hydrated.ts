import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** false on the server and in the first browser render, true after: for what only browsers know. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
