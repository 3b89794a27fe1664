import { messageOf, notify } from '@haat/platform';
import { Button } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { useExportDataMutation } from '../../../api/account';
import { saveFile } from '../../../api/save-file';
import { Section } from './section';

/** Everything the account holds, as a file. */
export function DataSection() {
  const { t } = useLingui();
  const [fetchData, { isLoading }] = useExportDataMutation();
  const download = async () => {
    try {
      const data = await fetchData().unwrap();
      const today = new Date().toISOString().slice(0, 10);
      const text = JSON.stringify(data, null, 2);
      saveFile(`haat-${today}.json`, new Blob([text], { type: 'application/json' }));
    } catch (error) {
      notify('error', messageOf(error) ?? t`Couldn’t load your data. Please try again.`);
    }
  };
  return (
    <Section
      id="data"
      title={<Trans>Your data</Trans>}
      lead={<Trans>Download a copy of your data (JSON).</Trans>}
    >
      <Button variant="outline" isBusy={isLoading} onClick={() => void download()}>
        <Download aria-hidden />
        <Trans>Download my data</Trans>
      </Button>
    </Section>
  );
}
