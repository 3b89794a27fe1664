import type { ImportSummary } from '@haat/api/imports';
import { useFormat } from '@haat/platform';
import { Trans } from '@lingui/react/macro';

type Props = { counts: Pick<ImportSummary, 'created' | 'updated' | 'failed'> };

/** What became of the rows, in one line. */
export function CountsLine({ counts: { created, updated, failed } }: Props) {
  const { number } = useFormat();
  return (
    <span className="tabular-nums">
      <Trans>
        {number(created)} created · {number(updated)} updated · {number(failed)} skipped
      </Trans>
    </span>
  );
}
