import { createContext, useContext } from 'react';
import type { HeldMoves } from './use-held-moves';

const NONE: HeldMoves = { held: {}, hold: () => undefined };
const Held = createContext<HeldMoves>(NONE);

/** The page keeps them, so that going on to the next enquiry loses none. */
export const HeldMovesProvider = Held.Provider;
export const useHeld = () => useContext(Held);
