import type { Verification } from '@haat/api/admin-verifications';
import { Button, Card } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { useApproveNameMutation } from '../../../api/admin-verifications';
import { useDecide } from '../../../hooks/use-decide';
import { useSellerName } from '../../../hooks/use-seller-name';
import { Facts } from '../../../components/review/facts';
import { RejectNameDialog } from './reject-name-dialog';

type Props = { verification: Verification; onRefresh: () => void };

/** A verified company's new name, next to the one in its documents. */
export function NameCard({ verification, onRefresh }: Props) {
  const { t } = useLingui();
  const [isRejecting, setIsRejecting] = useState(false);
  const [approve, { isLoading }] = useApproveNameMutation();
  const decide = useDecide(onRefresh);
  const { nameOf } = useSellerName();
  const { id: verificationId, version, seller } = verification;
  if (!seller.pending_name_at) return null;
  const name = nameOf(seller);
  const submit = () =>
    decide(() => approve({ verificationId, body: { version } }).unwrap(), {
      text: t`The new name of ${name} is public.`,
    });
  const changed = (now: string | null, pending: string | null) =>
    pending === null ? now : `${now ?? '–'} → ${pending || '–'}`;
  return (
    <Card className="p-5">
      <h2 className="mb-2 text-lg leading-snug">
        <Trans>New name pending</Trans>
      </h2>
      <Facts
        rows={[
          {
            name: <Trans>Company name</Trans>,
            value: changed(seller.company_name, seller.pending_name),
          },
          {
            name: <Trans>Company name in Nepali</Trans>,
            value: changed(seller.company_name_ne, seller.pending_name_ne),
          },
          { name: <Trans>Registered name</Trans>, value: verification.registered_name },
        ]}
      />
      <div className="mt-4 flex flex-wrap gap-2">
        <Button isBusy={isLoading} onClick={() => void submit()}>
          <Check aria-hidden />
          <Trans>Approve the name</Trans>
        </Button>
        <Button variant="outline" onClick={() => setIsRejecting(true)}>
          <X aria-hidden />
          <Trans>Reject the name</Trans>
        </Button>
      </div>
      <RejectNameDialog
        verification={verification}
        isOpen={isRejecting}
        onClose={() => setIsRejecting(false)}
        onRefresh={onRefresh}
      />
    </Card>
  );
}
