import { Dialog, VerifiedBadge } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { VerificationList } from '../../components/verification-list';
import type { Shop } from '../../hooks/use-shop';

/** The badge opens its evidence: what was checked, and when. */
export function VerifiedPanel({ shop }: { shop: Shop }) {
  const { t } = useLingui();
  return (
    <Dialog
      title={t`What we checked`}
      description={t`Our team checked these against documents and by phone. Haat takes no payment; agree terms with the seller.`}
      trigger={
        <button
          type="button"
          aria-label={t`Verified: see what we checked`}
          className="inline-flex min-h-11 items-center rounded-full max-lg:-mb-2.5 lg:min-h-8"
        >
          <VerifiedBadge />
        </button>
      }
    >
      <VerificationList checks={shop.verification} />
      {shop.verification.length === 0 ? (
        <p className="text-ink-500">
          <Trans>The dates of these checks weren’t recorded.</Trans>
        </p>
      ) : null}
    </Dialog>
  );
}
