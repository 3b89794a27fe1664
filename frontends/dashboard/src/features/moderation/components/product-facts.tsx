import type { ModeratedDetail } from '@haat/api/admin-products';
import { Link, paths, useFormat, useLocalName, useLocale, valueOf } from '@haat/platform';
import { Card, ProductPicture, useUnitText } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { VideoFigure } from '../../../components/video-figure';

/** Everything that the seller entered. */
export function ProductFacts({ product }: { product: ModeratedDetail }) {
  const { money } = useFormat();
  const localName = useLocalName();
  const isNepali = useLocale() === 'ne';
  const unit = useUnitText(product.unit);
  const { images, video, attributes, category, price } = product;
  return (
    <Card className="grid gap-5 p-5">
      {images.length > 0 ? (
        <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3">
          {images.map((url) => (
            <li key={url} className="aspect-square overflow-hidden rounded-md bg-sand">
              <ProductPicture image={url} alt={product.name} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-ink-500">
          <Trans>No pictures</Trans>
        </p>
      )}
      {video ? <VideoFigure video={video} /> : null}
      <dl className="grid gap-x-5 gap-y-3 sm:grid-cols-2">
        <Fact label={<Trans>Name</Trans>}>{product.name}</Fact>
        <Fact label={<Trans>Name in Nepali</Trans>}>{product.name_ne ?? '–'}</Fact>
        <Fact label={<Trans>Category</Trans>}>{localName(category) || '–'}</Fact>
        <Fact label={<Trans>Price</Trans>}>
          {price === null ? <Trans>On request</Trans> : `${money(price)} / ${unit}`}
        </Fact>
        {attributes.map((one) => (
          <Fact key={one.key} label={localName(one)}>
            {valueOf(one, isNepali)}
          </Fact>
        ))}
      </dl>
      {[product.description, product.description_ne].filter(Boolean).map((text) => (
        <p key={text} className="whitespace-pre-line [overflow-wrap:anywhere]">
          {text}
        </p>
      ))}
      {product.status === 'published' ? (
        <Link
          to={paths.product(product.slug)}
          target="_blank"
          className="inline-flex min-h-11 items-center gap-1.5 justify-self-start font-semibold text-indigo-700 underline"
        >
          <Trans>Public page</Trans>
          <ExternalLink className="size-4" aria-hidden />
        </Link>
      ) : null}
    </Card>
  );
}

const Fact = ({ label, children }: { label: ReactNode; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-sm text-ink-500">{label}</dt>
    <dd className="font-medium [overflow-wrap:anywhere]">{children}</dd>
  </div>
);
