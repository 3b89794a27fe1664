import { Card } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { PlaceMap } from '../../../components/place-map';
import type { Shop } from '../../../hooks/use-shop';
import { usePlace } from '../../../hooks/use-place';

/** The firm's address, and where it lies in the country. */
export function PlaceCard({ shop }: { shop: Shop }) {
  const { area, address } = usePlace(shop);
  if (!address) return null;
  return (
    <Card className="p-5 lg:p-7">
      <h2 className="mb-2 text-lg lg:text-xl">
        <Trans>Location</Trans>
      </h2>
      <p className="mb-3 text-ink-700">{address}</p>
      {shop.location ? <PlaceMap location={shop.location} area={area} /> : null}
    </Card>
  );
}
