import { messageOf, notify } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import { useDownloadMutation, type Download } from '../api/download';

/** Saves a file of the API, or says why not. */
export function useDownload() {
  const { t } = useLingui();
  const [fetchFile, { isLoading }] = useDownloadMutation();
  const download = async (file: Download) => {
    try {
      await fetchFile(file).unwrap();
    } catch (failure) {
      notify('error', messageOf(failure) ?? t`Couldn’t load the file. Please try again.`);
    }
  };
  return { download, isLoading };
}
