import { useUnitSearchQuery } from '@haat/api/units';
import { numeral } from '@haat/platform';
import { ProductCard } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { useOwnCompany } from '../../../../api/company';
import type { TypedProduct } from '../../product-schema';

/** The product in a list, as buyers will see it; its links lead nowhere here. */
export function PreviewCard({ values }: { values: TypedProduct }) {
  const { company } = useOwnCompany();
  const { data: units } = useUnitSearchQuery('');
  const price = Number(numeral(values.price));
  return (
    <div>
      <h2 className="mb-2 text-[13.5px] font-semibold">
        <Trans>As buyers see it</Trans>
      </h2>
      <div inert className="max-w-[300px]">
        <ProductCard
          product={{
            slug: 'preview',
            name: values.name || values.name_ne || '…',
            name_ne: values.name_ne || null,
            price: price > 0 ? String(price) : null,
            price_on_request: values.price_on_request,
            unit: units?.find(({ id }) => id === values.unit_id) ?? null,
            moq: Number(numeral(values.moq)) || null,
            image: values.image_ids[0]?.url ?? null,
            seller: {
              slug: company?.slug ?? '',
              company_name: company?.company_name ?? '',
              company_name_ne: company?.company_name_ne ?? null,
              is_seller_verified: company?.is_seller_verified ?? false,
              district: company?.district ?? null,
              district_ne: company?.district_ne ?? null,
            },
          }}
        />
      </div>
    </div>
  );
}
