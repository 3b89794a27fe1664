import { useUnitSearchQuery } from '@haat/api/units';
import { useOwnSellerProfileQuery } from '@haat/platform';
import { ProductCard } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import type { OwnCompany } from '../../../api/company';
import { numeral, type ProductValues } from '../product-values';

/** The product in a list, as buyers will see it; its links lead nowhere here. */
export function PreviewCard({ values }: { values: ProductValues }) {
  const { data } = useOwnSellerProfileQuery(true);
  const { data: units } = useUnitSearchQuery('');
  const company = data as OwnCompany | undefined;
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
            price_on_request: values.isOnRequest,
            unit: units?.find(({ id }) => id === values.unit_id) ?? null,
            moq: Number(numeral(values.moq)) || null,
            image: values.images[0]?.url ?? null,
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
