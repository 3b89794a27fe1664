import { useSellerShowcaseQuery } from '@haat/api/seller-showcase';
import { Card } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { CertificateList } from '../../../components/certificate-list';
import type { Shop } from '../../../hooks/use-shop';

/** Who certified the company; nothing without certificates. */
export function CertificatesCard({ shop }: { shop: Shop }) {
  const { data } = useSellerShowcaseQuery(shop.slug);
  if (!data || data.certificates.length === 0) return null;
  return (
    <Card className="p-5 lg:p-7">
      <h2 className="mb-3 text-lg lg:text-xl">
        <Trans>Certificates</Trans>
      </h2>
      <CertificateList certificates={data.certificates} />
    </Card>
  );
}
