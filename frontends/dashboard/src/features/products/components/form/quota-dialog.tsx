import { Link, paths, useFormat } from '@haat/platform';
import { Button, Dialog } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { BadgeCheck } from 'lucide-react';
import { useProductQuotaQuery } from '../../../../api/own-products';

type Props = { onClose: () => void };

/** The Free Tier is full: nothing typed is lost, and there is a way on. */
export function QuotaDialog({ onClose }: Props) {
  const { number } = useFormat();
  const { data } = useProductQuotaQuery();
  const limit = number(data?.limit ?? data?.used ?? 0);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={<Trans>Your Free Tier is full</Trans>}
      description={<Trans>Your product is saved as a draft. Nothing is lost.</Trans>}
    >
      <p className="flex items-start gap-3 rounded-md bg-mari-50 p-4 text-mari-800">
        <BadgeCheck className="mt-0.5 size-5 shrink-0" aria-hidden />
        <span>
          <Trans>
            You can publish up to {limit} products on it. Verified companies get the badge
            and have no limit.
          </Trans>
        </span>
      </p>
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        <Button asChild variant="outline">
          <Link to={`${paths.sellerProducts}?status=draft`}>
            <Trans>See my drafts</Trans>
          </Link>
        </Button>
        <Button asChild variant="marigold">
          <Link to={paths.sellerCompanyProfile}>
            <Trans>Get verified</Trans>
          </Link>
        </Button>
      </div>
    </Dialog>
  );
}
