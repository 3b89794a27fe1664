import type { SupplierResult } from '@haat/api/search';
import { ContactDialog } from '@haat/enquiry';
import { Link, companyName, paths, useLocalName, useLocale } from '@haat/platform';
import {
  Button,
  Card,
  Checkbox,
  Monogram,
  ProductPicture,
  VerifiedBadge,
} from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Send } from 'lucide-react';
import { RowPrice } from './row-price';
import { SupplierFacts } from './supplier-facts';
import type { SupplierChoice } from '../supplier/use-supplier-choice';
import type { Need } from './use-need';

type Props = { supplier: SupplierResult; choice: SupplierChoice; need: Need };

/** A supplier across the page: who and where it is, and what it sells of the search. */
export function SupplierRow({ supplier, choice, need }: Props) {
  const { t } = useLingui();
  const { slug } = supplier;
  const name = companyName(supplier, useLocale());
  const isChosen = choice.has(slug);
  return (
    <Card className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 rounded-[20px] p-3.5">
      <Checkbox
        className="[&_label]:min-h-11 [&_label]:min-w-9 [&_label]:items-center"
        checked={isChosen}
        disabled={choice.isFull && !isChosen}
        onChange={() => choice.toggle({ sellerSlug: slug, companyName: name })}
        label={<span className="sr-only">{t`Select: ${name}`}</span>}
      />
      <div className="grid min-w-0 gap-3 @[640px]:grid-cols-[minmax(0,1fr)_auto]">
        <SupplierName supplier={supplier} name={name} />
        <Offered supplier={supplier} need={need} />
        <div className="flex flex-wrap gap-2 @[640px]:col-start-2 @[640px]:row-start-1">
          <ContactDialog
            trigger={(open) => (
              <Button size="sm" className="h-11" onClick={open}>
                <Send aria-hidden />
                <Trans>Contact supplier</Trans>
                <span className="sr-only">{name}</span>
              </Button>
            )}
            sellerSlug={slug}
            companyName={name}
            text={need.text || undefined}
            source="search"
          />
          <Button asChild variant="soft" size="sm" className="h-11">
            <Link to={paths.vendor(slug)}>
              <Trans>View shop</Trans>
              <span className="sr-only">{name}</span>
            </Link>
          </Button>
        </div>
      </div>
    </Card>
  );
}

function SupplierName({ supplier, name }: { supplier: SupplierResult; name: string }) {
  const isNepali = useLocale() === 'ne';
  return (
    <div className="flex gap-3">
      <Monogram
        name={supplier.company_name}
        logo={supplier.company_logo}
        colour={supplier.colour}
        className="size-11 rounded-[12px] text-base"
      />
      <div className="min-w-0">
        <h3 className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-md leading-snug">
          <Link to={paths.vendor(supplier.slug)} className="hover:text-indigo-700">
            {name}
          </Link>
          {supplier.is_seller_verified ? <VerifiedBadge /> : null}
        </h3>
        <p className="flex flex-wrap gap-x-3.5 gap-y-1 text-sm text-ink-500 [&_span]:inline-flex [&_span]:items-center [&_span]:gap-1.5 [&_svg]:size-4">
          <SupplierFacts
            place={(isNepali && supplier.district_ne) || supplier.district || ''}
            distanceKm={supplier.distance_km}
            responseHours={supplier.response_time_hours}
            rating={supplier.rating}
            closedUntil={supplier.closed_until}
          />
        </p>
      </div>
    </div>
  );
}

/** Up to three of its products, each with its price. */
function Offered({ supplier, need }: Pick<Props, 'supplier' | 'need'>) {
  const localName = useLocalName();
  if (supplier.products.length === 0) return null;
  return (
    <ul className="grid gap-2 @[640px]:col-span-2 @[640px]:grid-cols-3">
      {supplier.products.map((product) => (
        <li
          key={product.id}
          className="relative flex min-w-0 items-center gap-2.5 rounded-[12px] border border-line bg-paper p-2 hover:border-indigo-500"
        >
          <span className="size-12 shrink-0 overflow-hidden rounded-md bg-sand">
            <ProductPicture image={product.image} alt="" />
          </span>
          <div className="min-w-0">
            <Link
              to={paths.product(product.slug) + need.queryOf(product.unit)}
              className="line-clamp-2 text-[13.5px] font-semibold leading-snug after:absolute after:inset-0 after:content-['']"
            >
              {localName(product)}
            </Link>
            <div className="[&_p]:!mt-0 [&_p]:!text-[14px]">
              <RowPrice product={product} need={need} />
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}
