import { paths } from '@haat/platform';
import { DhakaBand } from '@haat/ui';
import { type Shop } from '../../hooks/use-shop';
import { colourOfShop } from '../../components/theme';

/** On a phone the weave alone. The firm's banner, or its colour running into marigold; the weave below. */
export function Cover({ shop }: { shop: Shop }) {
  const colour = colourOfShop(shop);
  const background = `linear-gradient(115deg, ${colour} 20%, color-mix(in srgb, ${colour} 58%, #f8b133))`;
  return (
    <div className="relative h-2.5 overflow-hidden lg:h-28" style={{ background }}>
      {shop.banner ? (
        <img
          src={paths.storage(shop.banner)}
          alt=""
          className="hidden size-full object-cover lg:block"
          fetchPriority="high"
        />
      ) : (
        <span aria-hidden className="haat-ridge absolute inset-0 opacity-25" />
      )}
      <DhakaBand className="absolute inset-x-0 bottom-0" />
    </div>
  );
}
