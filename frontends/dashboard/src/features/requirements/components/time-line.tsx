import type { RequirementOut } from '@haat/api/requirements';
import { useFormat } from '@haat/platform';
import { Trans } from '@lingui/react/macro';

/** Since when, and until when. */
export function TimeLine({ requirement }: { requirement: RequirementOut }) {
  const { date, relative } = useFormat();
  const { status, created_at, expires_at, needed_by } = requirement;
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-500">
      <span>
        {status === 'draft' ? (
          <Trans>Started {date(created_at)}</Trans>
        ) : (
          <Trans>Posted {date(created_at)}</Trans>
        )}
      </span>
      {status === 'open' ? (
        <span title={date(expires_at)}>
          <Trans>Ends {relative(expires_at)}</Trans>
        </span>
      ) : null}
      {needed_by ? (
        <span>
          <Trans>Needed by {date(needed_by)}</Trans>
        </span>
      ) : null}
    </p>
  );
}
