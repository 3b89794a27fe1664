import { useEffect, useState } from 'react';
import type { Enquiry } from '../../api/enquiries';
import { useSaveNotes } from './use-save-notes';

/** Longer than an answer is on its way that was asked for before the save. */
const SETTLED_MS = 3000;

/** The labels of an enquiry; what was saved last is built upon, whatever older answer comes after it. */
export function useLabels(enquiry: Enquiry) {
  const { id, labels: told } = enquiry;
  const { save, errors, isSaving } = useSaveNotes(enquiry);
  const [saved, setSaved] = useState<{ id: string; labels: string[] } | null>(null);
  useEffect(() => {
    if (!saved) return undefined;
    const timer = setTimeout(() => setSaved(null), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [saved]);
  const change = async (labels: string[]) => {
    const isKept = await save({ labels });
    if (isKept) setSaved({ id, labels });
    return isKept;
  };
  const labels = (saved?.id === id ? saved.labels : told) ?? [];
  return { labels, change, errors, isSaving };
}
