import type { OwnProfile } from '@haat/api/own-company';
import { Link, paths } from '@haat/platform';
import { Button, Card } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { ExternalLink, TriangleAlert } from 'lucide-react';

/** On phones; wide screens have it in the bar above. */
export const ShopLink = ({ slug }: { slug: string }) => (
  <Button asChild variant="outline" className="lg:hidden">
    <Link to={paths.vendor(slug)}>
      <ExternalLink aria-hidden />
      <Trans>View my shop</Trans>
    </Link>
  </Button>
);

/** Why a company is not public. */
export function StatusAlert({ company }: { company: OwnProfile }) {
  const { status, suspended_reason: reason } = company;
  if (status !== 'suspended' && status !== 'closed') return null;
  return (
    <Card
      role="status"
      className="mb-5 flex items-start gap-3 border-red-600 bg-red-50 p-4 text-red-700"
    >
      <TriangleAlert className="mt-0.5 size-5 shrink-0" aria-hidden />
      <p>
        {status === 'closed' ? (
          <Trans>This company is closed. Buyers no longer find it.</Trans>
        ) : (
          <Trans>This company is suspended and hidden from buyers.</Trans>
        )}{' '}
        {reason}
      </p>
    </Card>
  );
}
