import type { LiveRequirementOut } from '@haat/api/home';
import {
  Link,
  paths,
  selectIsAuth,
  selectIsSeller,
  useAppSelector,
  useFormat,
  useHydrated,
  useLocale,
} from '@haat/platform';
import { Badge, Card, ProductPicture, Skeleton } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';

const MAX_REQUIREMENTS = 4;
type Props = { requirements: LiveRequirementOut[] | undefined; isFailed: boolean };

export function LiveRequirements({ requirements, isFailed }: Props) {
  const isAuth = useAppSelector(selectIsAuth);
  const isSeller = useAppSelector(selectIsSeller);
  // The server has no session: the browser reads it after the first render.
  const isHydrated = useHydrated();
  const isBuyer = isHydrated && isAuth && !isSeller;
  if (isFailed || requirements?.length === 0) return null;
  return (
    <Card>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 pb-2 pt-5 lg:px-6">
        <h2 className="text-[21px]">
          <Trans>Buyers are asking for</Trans>
        </h2>
        <Badge tone="new">
          <Trans>Live</Trans>
        </Badge>
        <Link
          to={isBuyer ? paths.buyerRequirements : paths.sellerRequirements}
          className="inline-flex min-h-11 items-center gap-1.5 text-[14px] font-semibold text-indigo-700 hover:underline lg:ml-auto"
        >
          {isBuyer ? <Trans>My requirements</Trans> : <Trans>All requirements</Trans>}
          <ArrowRight className="size-4" aria-hidden />
        </Link>
      </div>
      <ul className="divide-y divide-line pb-2">
        {requirements
          ? requirements
              .slice(0, MAX_REQUIREMENTS)
              .map((one) => <Row key={one.id} requirement={one} />)
          : Array.from({ length: MAX_REQUIREMENTS }, (_, index) => (
              <li key={index} className="px-4 py-3.5 lg:px-6">
                <Skeleton className="h-[52px]" />
              </li>
            ))}
      </ul>
    </Card>
  );
}

function Row({ requirement }: { requirement: LiveRequirementOut }) {
  const isNepali = useLocale() === 'ne';
  const { relative } = useFormat();
  // The server's clock and the visitor's differ: the age is rendered in the browser only.
  const isHydrated = useHydrated();
  const { title, title_ne, district, district_ne, note, note_ne, image } = requirement;
  const facts = [
    (isNepali && district_ne) || district,
    (isNepali && note_ne) || note,
    isHydrated ? relative(requirement.opened_at) : null,
  ];
  return (
    <li className="grid grid-cols-[52px_1fr_auto] items-center gap-3 px-4 py-3.5 lg:gap-4 lg:px-6">
      <span className="size-[52px] overflow-hidden rounded-[14px] bg-sand">
        <ProductPicture image={image} alt="" />
      </span>
      <span className="min-w-0">
        <b className="block font-semibold leading-snug">
          {(isNepali && title_ne) || title}
        </b>
        <span className="text-sm text-ink-500">{facts.filter(Boolean).join(' · ')}</span>
      </span>
      <Link
        to={paths.sellerLead(requirement.id)}
        className="grid h-11 place-items-center rounded-[10px] bg-indigo-50 px-3.5 text-[13.5px] font-semibold text-indigo-700 hover:bg-indigo-100"
      >
        <Trans>Quote</Trans>
      </Link>
    </li>
  );
}
