import { useSellerShowcaseQuery } from '@haat/api/seller-showcase';
import { companyName, useLocale } from '@haat/platform';
import { Card } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { PhotoGallery } from '../../../components/photo-gallery';
import type { Shop } from '../../../hooks/use-shop';

/** Photos of the company and its work; nothing without photos. */
export function PhotosCard({ shop }: { shop: Shop }) {
  const name = companyName(shop, useLocale());
  const { data } = useSellerShowcaseQuery(shop.slug);
  if (!data || data.photos.length === 0) return null;
  return (
    <Card className="p-5 lg:p-7">
      <h2 className="mb-3 text-lg lg:text-xl">
        <Trans>Gallery</Trans>
      </h2>
      <PhotoGallery photos={data.photos} name={name} />
    </Card>
  );
}
