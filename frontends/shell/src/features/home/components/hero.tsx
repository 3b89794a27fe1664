import type { Home } from '@haat/api/home';
import { Link, deferred, paths, useFormat } from '@haat/platform';
import { Container } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Sparkles } from 'lucide-react';
import { HeroPictures } from './hero-pictures';
import { QuickForm } from './quick-form';

/** Links over the pictures; the server's HTML works until their code loads. */
const Floats = deferred(
  () => import(/* webpackChunkName: "home-links" */ './hero-floats'),
);
const GROUND =
  'relative overflow-hidden text-white [background:radial-gradient(900px_500px_at_82%_-10%,#4a3a9c_0,transparent_60%),radial-gradient(700px_420px_at_8%_110%,#7b1a56_0,transparent_62%),linear-gradient(180deg,#1a1f63,#12164a)]';

/** Counted from the categories; rounded down, so that it stays true. */
function useProductCount(home: Home | undefined): string | null {
  const { number } = useFormat();
  const total = home?.categories.reduce((sum, { product_count: n }) => sum + n, 0) ?? 0;
  if (total < 10) return null;
  const step = 10 ** Math.max(1, String(total).length - 2);
  return number(Math.floor(total / step) * step);
}

export function Hero({ home }: { home: Home | undefined }) {
  const count = useProductCount(home);
  return (
    <section className={GROUND}>
      {/* As high as the section: hung from its end, it would wander down while the page is loading. */}
      <div
        aria-hidden
        className="haat-ridge absolute inset-0 [background-size:max(100%,1132px)_auto] [clip-path:inset(calc(100%-330px)_0_0)]"
      />
      <Container className="relative grid grid-cols-[minmax(0,1fr)] items-center gap-6 pb-20 pt-7 lg:grid-cols-[minmax(0,1.02fr)_minmax(0,1fr)] lg:gap-14 lg:pb-24 lg:pt-14">
        <HeroText count={count} />
        <div className="relative">
          <HeroPictures products={home?.featured_products ?? []} />
          <Floats />
        </div>
      </Container>
    </section>
  );
}

function HeroText({ count }: { count: string | null }) {
  return (
    <div className="@container">
      <span className="inline-flex items-center gap-2 rounded-full border border-white/16 bg-white/10 py-1.5 pl-2.5 pr-3.5 text-[13.5px] font-semibold text-[#ffe2a6]">
        <Sparkles className="size-[18px]" aria-hidden />
        <Trans>From Mechi to Mahakali, one marketplace</Trans>
      </span>
      <h1 className="mb-4 mt-5 text-hero font-extrabold leading-[1.08] tracking-[-.035em] [&:lang(ne)]:leading-[1.3]">
        <Trans>
          Buy direct from Nepal’s{' '}
          <em className="not-italic text-mari-300">mills, makers</em> & traders.
        </Trans>
      </h1>
      <p className="max-w-[540px] text-md text-[#d4d8f7] lg:text-lg lg:leading-normal">
        {count ? (
          <Trans>
            Search more than {count} products, compare verified suppliers and get quotes
            on WhatsApp, phone or email. Free for buyers.
          </Trans>
        ) : (
          <Trans>
            Search products, compare verified suppliers and get quotes on WhatsApp, phone
            or email. Free for buyers.
          </Trans>
        )}
      </p>
      <QuickForm />
      <Popular />
    </div>
  );
}

function Popular() {
  const { t } = useLingui();
  const queries = [
    t`TMT rod`,
    t`Orthodox tea`,
    t`Pashmina`,
    t`Water tank`,
    t`Lokta paper`,
  ];
  return (
    <div className="mt-5 flex flex-wrap items-center gap-2 text-[13.5px] text-[#b9bff0]">
      <Trans>Popular:</Trans>
      {queries.map((query) => (
        <Link
          key={query}
          to={paths.search(query)}
          className="inline-flex min-h-9 items-center rounded-full border border-white/22 px-3.5 font-medium text-white hover:bg-white/10"
        >
          {query}
        </Link>
      ))}
    </div>
  );
}
