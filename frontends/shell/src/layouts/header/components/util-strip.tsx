import { Link, brand, paths } from '@haat/platform';
import { Container } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { BadgeCheck, CircleQuestionMark, Headset, Smartphone } from 'lucide-react';
import { CurrencyMenu } from './currency-menu';
import { LanguageSwitch } from './language-switch';

const LINK = 'inline-flex h-9 items-center gap-1.5 hover:text-white [&_svg]:size-[15px]';

export function UtilStrip() {
  const { t } = useLingui();
  return (
    <nav
      aria-label={t`Help, language and currency`}
      data-bar="strip"
      className="hidden bg-indigo-900 text-sm text-indigo-100 lg:block"
    >
      <Container className="flex h-9 items-center gap-5">
        <Link to={paths.suppliers} className={`mr-auto ${LINK}`}>
          <BadgeCheck className="text-mari-300" aria-hidden />
          <Trans>Verified suppliers from across Nepal</Trans>
        </Link>
        <Link to={paths.help} className={LINK}>
          <CircleQuestionMark aria-hidden />
          <Trans>Help</Trans>
        </Link>
        <a href={`tel:${brand.phone}`} className={`whitespace-nowrap ${LINK}`}>
          <Headset aria-hidden />
          {brand.phone}
        </a>
        <Link to={paths.comingSoon} className={LINK}>
          <Smartphone aria-hidden />
          <Trans>Download App</Trans>
        </Link>
        <CurrencyMenu />
        <LanguageSwitch />
      </Container>
    </nav>
  );
}
