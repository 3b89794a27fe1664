import { Card } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useListRecipientsQuery } from '../../api/matches';
import { ShortList } from '../lists/short-list';
import { RecipientRow } from './recipient-row';

type Props = { requirementId: string; hasLinks?: boolean };

/** The suppliers that a requirement has reached, those who quoted first. */
export function RecipientList({ requirementId, hasLinks = false }: Props) {
  const [page, setPage] = useState(1);
  const wanted = { requirementId, page };
  const recipients = useListRecipientsQuery(wanted, { refetchOnMountOrArgChange: true });
  return (
    <Card className="p-4 lg:p-5">
      <h2 className="mb-1 text-lg leading-snug">
        <Trans>Suppliers who received it</Trans>
      </h2>
      <ShortList
        query={recipients}
        page={page}
        onPage={setPage}
        empty={<Trans>No supplier has received it yet.</Trans>}
      >
        {(recipient) => <RecipientRow recipient={recipient} hasLinks={hasLinks} />}
      </ShortList>
    </Card>
  );
}
