import type { PreferencesChange } from '@haat/api/notification-preferences';
import { useState } from 'react';
import { useChangeNotificationPreferencesMutation } from '../../../api/notification-preferences';
import { useNotifyError } from '../../../hooks/use-notify-error';

/** Each tick is saved immediately; `isSaved` once the last one was. */
export function useSavePreference() {
  const notifyError = useNotifyError();
  const [change] = useChangeNotificationPreferencesMutation();
  const [isSaved, setIsSaved] = useState(false);
  const save = async (preferences: PreferencesChange) => {
    setIsSaved(false);
    try {
      await change(preferences).unwrap();
      setIsSaved(true);
    } catch (failure) {
      notifyError(failure);
    }
  };
  return { save, isSaved };
}
