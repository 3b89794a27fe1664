import { Link, companyName, paths, useLocale } from '@haat/platform';
import { VerifiedBadge } from '@haat/ui';
import type { Recipient } from '../../api/matches';

/** A supplier's name, linked to its page while it has one, and where it is. */
export function RecipientName({ seller }: Pick<Recipient, 'seller'>) {
  const locale = useLocale();
  const name = companyName(seller, locale);
  const district = (locale === 'ne' && seller.district_ne) || seller.district;
  return (
    <div className="min-w-0">
      <div className="flex flex-wrap items-center gap-x-2">
        {seller.slug ? (
          <Link
            to={paths.vendor(seller.slug)}
            className="inline-block py-1 font-semibold [overflow-wrap:anywhere] hover:text-indigo-700 hover:underline"
          >
            {name}
          </Link>
        ) : (
          <span className="py-1 font-semibold [overflow-wrap:anywhere]">{name}</span>
        )}
        {seller.is_seller_verified ? <VerifiedBadge /> : null}
      </div>
      {district ? <p className="text-sm text-ink-500">{district}</p> : null}
    </div>
  );
}
