import { useLazyPrivateFileQuery } from '../../../api/private-file';
import { useNotifyError } from '../../../hooks/use-notify-error';

/** Opens a private document in a new tab. */
export function useOpenDocument() {
  const notifyError = useNotifyError();
  const [fetchFile, { isFetching }] = useLazyPrivateFileQuery();
  async function open(id: string) {
    // Opened while the click still counts: after the answer it would be a popup, and refused.
    const page = window.open('', '_blank');
    try {
      const { url } = await fetchFile(id, true).unwrap();
      if (page) page.location.href = url;
    } catch (failure) {
      page?.close();
      notifyError(failure);
    }
  }
  return { open, isOpening: isFetching };
}
