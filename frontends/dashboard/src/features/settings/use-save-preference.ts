import { useState } from 'react';
import {
  useChangePreferenceMutation,
  type PreferenceChange,
} from '../../api/notification-preferences';
import { useTellFailure } from '../desk/use-tell-failure';

/** Each tick is saved by itself; `isSaved` once the last one was. */
export function useSavePreference() {
  const tellFailure = useTellFailure();
  const [change] = useChangePreferenceMutation();
  const [isSaved, setIsSaved] = useState(false);
  const save = async (wish: PreferenceChange) => {
    setIsSaved(false);
    try {
      await change(wish).unwrap();
      setIsSaved(true);
    } catch (failure) {
      tellFailure(failure);
    }
  };
  return { save, isSaved };
}
