import { Link, brand, paths, useFormat } from '@haat/platform';
import { Container, DhakaBand, Logo } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { Smartphone } from 'lucide-react';
import { CurrencyMenu } from '../header/components/currency-menu';
import { LanguageSwitch } from '../header/components/language-switch';
import { FOOTER_GROUPS } from './footer-groups';

const SOCIAL = ['Facebook', 'Instagram', 'YouTube', 'LinkedIn'];

export default function Footer() {
  return (
    <footer className="mt-16 bg-indigo-900 pb-20 text-[#c9cef2] lg:pb-0">
      <DhakaBand />
      <Container className="deferred-sections">
        <div className="grid grid-cols-2 gap-x-6 gap-y-8 pb-9 [--deferred-height:62rem] pt-12 text-[14px] lg:grid-cols-[1.5fr_repeat(4,1fr)_1.2fr]">
          <div className="col-span-2 lg:col-span-1">
            <Logo isOnDark />
            <p className="my-4 max-w-[290px]">
              <Trans>
                Where Nepal’s mills, makers and traders meet their buyers. No commission
                on enquiries.
              </Trans>
            </p>
            <Social />
          </div>
          {FOOTER_GROUPS.map(({ key, title, links }) => (
            <div key={key}>
              <h2 className="mb-3 text-[14px] font-semibold tracking-normal text-white">
                {title}
              </h2>
              <ul>
                {links.map(({ to, label }) => (
                  <li key={to}>
                    <Link
                      to={to}
                      className="inline-block py-[11px] hover:text-white lg:py-1.5"
                    >
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
          <Talk />
        </div>
        <Base />
      </Container>
    </footer>
  );
}

function Social() {
  return (
    <ul className="flex max-w-[290px] flex-wrap gap-2">
      {SOCIAL.map((name) => (
        <li key={name}>
          <Link
            to={paths.comingSoon}
            className="inline-flex h-11 items-center rounded-md bg-white/10 px-3.5 text-[13.5px] font-semibold text-white hover:bg-white/20"
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}

const Talk = () => (
  <div className="col-span-2 lg:col-span-1">
    <h2 className="mb-3 text-[14px] font-semibold tracking-normal text-white">
      <Trans>Talk to us</Trans>
    </h2>
    <a
      href={`tel:${brand.phone}`}
      className="block whitespace-nowrap py-1 text-xl font-bold tabular-nums text-white"
    >
      {brand.phone}
    </a>
    <p className="mb-3.5 mt-1 text-sm">
      <Trans>Sun–Fri, 10:00–18:00 NPT</Trans>
    </p>
    <Link
      to={paths.comingSoon}
      className="inline-flex h-11 items-center gap-2 rounded-[10px] bg-white px-4 text-[13.5px] font-semibold text-indigo-900 hover:bg-indigo-50"
    >
      <Smartphone className="size-4" aria-hidden />
      <Trans>Get the app</Trans>
    </Link>
  </div>
);

function Base() {
  const { number } = useFormat();
  const year = number(new Date().getFullYear()).replace(',', '');
  return (
    <div className="border-t border-white/12 [--deferred-height:9rem] pb-6 pt-4 text-sm text-[#aab1ea]">
      <div className="mb-2 flex items-center gap-5 text-white lg:hidden">
        <LanguageSwitch className="h-11" />
        <CurrencyMenu className="h-11" />
      </div>
      {/* At New Year the server's clock may be in another year than the browser's. */}
      <p suppressHydrationWarning>
        © {year} {brand.name}.{' '}
        {brand.isDemo ? (
          <Trans>All companies and products shown are fictional.</Trans>
        ) : null}
      </p>
    </div>
  );
}
