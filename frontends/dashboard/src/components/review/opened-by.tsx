import type { ReviewedDocument } from '@haat/api/admin-verifications';
import { useFormat } from '@haat/platform';
import { Trans } from '@lingui/react/macro';
import { StaffName } from './staff-name';

type Props = Pick<ReviewedDocument, 'openings'>;

/** Which administrators opened a document, and when first. */
export function OpenedBy({ openings }: Props) {
  const { date, time } = useFormat();
  if (openings.length === 0) {
    return (
      <p className="text-sm text-ink-500">
        <Trans>Nobody has opened it yet.</Trans>
      </p>
    );
  }
  return (
    <ul className="text-sm text-ink-500">
      {openings.map(({ user_id, at }) => (
        <li key={user_id}>
          <Trans>
            Opened by <StaffName id={user_id} />
          </Trans>
          , <time dateTime={at}>{`${date(at)} ${time(at)}`}</time>
        </li>
      ))}
    </ul>
  );
}
