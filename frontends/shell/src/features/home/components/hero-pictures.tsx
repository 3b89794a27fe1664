import {
  Link,
  paths,
  useLocalName,
  useLocale,
  type ProductCardData,
} from '@haat/platform';
import { ProductPicture, cn } from '@haat/ui';
import { spread } from '../spread';

/** Four pictures in a woven grid; which products, the market decides. */
const PLACES = [
  'col-[1/4] row-[1/4]',
  'col-[4/7] row-[1/3]',
  'col-[4/7] row-[3/7]',
  'col-[1/4] row-[4/7]',
];
/** Floating cards lie over the lower edge of the others: those have their text above. */
const UPPER = 2;

/** One per picture: the same pot four times would look like a mistake. */
function different(products: ProductCardData[]): ProductCardData[] {
  const seen = new Set<string>();
  return products.filter(({ image }) => {
    if (!image || seen.has(image)) return false;
    seen.add(image);
    return true;
  });
}

export function HeroPictures({ products }: { products: ProductCardData[] }) {
  const localName = useLocalName();
  const isNepali = useLocale() === 'ne';
  const chosen = different(spread(products)).slice(0, PLACES.length);
  return (
    <div className="deferred-pictures grid auto-rows-[46px] grid-cols-6 gap-2.5 lg:auto-rows-[64px] lg:gap-3.5">
      {PLACES.map((place, index) => {
        const product = chosen[index];
        return (
          <figure
            key={place}
            className={cn(
              'relative overflow-hidden rounded-lg bg-white/8 shadow-[0_20px_44px_-16px_rgb(0_0_0/.55)] lg:rounded-[22px]',
              place,
            )}
          >
            {product ? (
              <Link to={paths.product(product.slug)} className="block size-full">
                <ProductPicture
                  image={product.image}
                  alt={localName(product)}
                  isFirst={index === 0}
                />
                <figcaption
                  className={cn(
                    'absolute left-2.5 max-w-[calc(100%-20px)] truncate rounded-full bg-white/93 px-2.5 py-1 text-xs font-semibold text-ink-900',
                    index < UPPER ? 'bottom-2.5' : 'top-2.5',
                  )}
                >
                  {[
                    (isNepali && product.seller.district_ne) || product.seller.district,
                    localName(product.category),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </figcaption>
              </Link>
            ) : null}
          </figure>
        );
      })}
    </div>
  );
}
