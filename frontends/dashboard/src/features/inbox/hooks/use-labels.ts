import { useEffect, useState } from 'react';
import type { Enquiry } from '../../../api/enquiries';
import { useSaveNotes } from './use-save-notes';

/** Longer than a request that was sent before the save. */
const SETTLED_MS = 3000;

/** The labels of an enquiry; the last save wins over an older response that arrives after it. */
export function useLabels(enquiry: Enquiry) {
  const { id, labels: loaded } = enquiry;
  const { save, errors, isSaving } = useSaveNotes(enquiry);
  const [saved, setSaved] = useState<{ id: string; labels: string[] } | null>(null);
  useEffect(() => {
    if (!saved) return undefined;
    const timer = setTimeout(() => setSaved(null), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [saved]);
  const change = async (labels: string[]) => {
    const isSaved = await save({ labels });
    if (isSaved) setSaved({ id, labels });
    return isSaved;
  };
  const labels = (saved?.id === id ? saved.labels : loaded) ?? [];
  return { labels, change, errors, isSaving };
}
