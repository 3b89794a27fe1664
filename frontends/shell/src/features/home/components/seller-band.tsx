import {
  Link,
  paths,
  selectIsAuth,
  selectIsSeller,
  useAppSelector,
  useFormat,
} from '@haat/platform';
import { Badge, Button } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { ArrowRight, Store } from 'lucide-react';

const STEPS = [
  <Trans key="1">Register with your phone and PAN</Trans>,
  <Trans key="2">Add products, one by one or from Excel</Trans>,
  <Trans key="3">Answer enquiries from one inbox</Trans>,
];

export function SellerBand() {
  const isAuth = useAppSelector(selectIsAuth);
  const isSeller = useAppSelector(selectIsSeller);
  const { number } = useFormat();
  const start = isAuth ? paths.sellerRegister : `${paths.register}?type=seller`;
  return (
    <section className="rounded-xl border border-[#f6d9b4] bg-[linear-gradient(150deg,#fff0d2,#ffe1c9_55%,#fcd5df)] p-6 lg:p-8">
      <Badge tone="premium" className="bg-card">
        <Store aria-hidden />
        <Trans>For sellers</Trans>
      </Badge>
      <h2 className="mt-3.5 max-w-[340px] text-2xl">
        <Trans>Put your shop in front of every district.</Trans>
      </h2>
      <ol className="my-5 grid gap-3">
        {STEPS.map((step, index) => (
          <li key={index} className="flex items-center gap-3 font-medium">
            <span className="grid size-7 shrink-0 place-items-center rounded-full bg-card text-sm font-bold text-rho-700">
              {number(index + 1)}
            </span>
            {step}
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2.5">
        <Button asChild>
          <Link to={isSeller ? paths.sellerProducts : start}>
            <Trans>Start selling free</Trans>
            <ArrowRight aria-hidden />
          </Link>
        </Button>
        <Button asChild variant="ghost">
          <Link to={paths.sellerHelp}>
            <Trans>How it works</Trans>
          </Link>
        </Button>
      </div>
    </section>
  );
}
