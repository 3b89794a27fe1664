import type { ImportOut } from '@haat/api/imports';
import { pluralForm, useFormat, useSearchParams } from '@haat/platform';
import { Button } from '@haat/ui';
import { Select, Trans } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { importAddress, useImportRowsQuery } from '../../../api/imports';
import { PagedList } from '../../../components/lists/paged-list';
import { useDownload } from '../../../hooks/use-download';
import { commonIn } from '../common-cells';
import { BadRow } from './bad-row';

const SKELETON = { className: 'h-28 rounded-lg', count: 4 };

/** Every row that needs a fix, with what is wrong in which cell. */
export function BadRows({ job }: { job: ImportOut }) {
  const { number } = useFormat();
  const [params] = useSearchParams();
  const { download, isLoading } = useDownload();
  const { id, bad_rows: bad } = job;
  const page = Number(params.get('page')) || 1;
  const answer = useImportRowsQuery(
    { importId: id, status: 'failed', page },
    { refetchOnMountOrArgChange: true },
  );
  if (bad === 0) return null;
  const shown = number(bad);
  return (
    <section>
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <h3 className="text-lg leading-snug">
          <Select
            value={pluralForm(bad)}
            _one={`${shown} row to fix`}
            other={`${shown} rows to fix`}
          />
        </h3>
        <Button
          variant="outline"
          className="ml-auto"
          isBusy={isLoading}
          onClick={() =>
            void download({
              url: importAddress(id, '/errors.csv'),
              name: `haat-${job.file_name.replace(/\.[^.]*$/, '')}-errors.csv`,
            })
          }
        >
          <Download aria-hidden />
          <Trans>As a file (CSV)</Trans>
        </Button>
      </div>
      <PagedList query={answer} skeleton={SKELETON} empty={null}>
        {(rows) => (
          <ul className="grid gap-3">
            {rows.map((row) => (
              <BadRow key={row.number} job={job} row={row} isCommon={commonIn(rows)} />
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  );
}
