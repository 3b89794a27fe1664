import { Card } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { VerificationList } from '../../../components/verification-list';
import type { Shop } from '../../../hooks/use-shop';

/** What was checked and when, for whoever reads no further than the front page. */
export function ChecksCard({ shop }: { shop: Shop }) {
  const checks = shop.verification;
  if (checks.length === 0) return null;
  return (
    <Card className="p-5 lg:p-7">
      <h2 className="mb-3 text-lg lg:text-xl">
        <Trans>What we checked</Trans>
      </h2>
      <VerificationList checks={checks} />
    </Card>
  );
}
