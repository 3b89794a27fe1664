import { createContext, useContext } from 'react';
import type { UndoableChanges } from './use-undoable-changes-state';

const NONE: UndoableChanges = { scheduled: {}, schedule: () => undefined };
const Context = createContext<UndoableChanges>(NONE);

/** The page holds them, so that opening the next enquiry loses none. */
export const UndoableChangesProvider = Context.Provider;
export const useUndoableChanges = () => useContext(Context);
