import { Container } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { Gauge, HandCoins, Phone, ShieldCheck } from 'lucide-react';

const POINTS = [
  {
    Icon: ShieldCheck,
    tone: 'bg-green-50 text-green-700',
    title: <Trans>Verified suppliers</Trans>,
    text: <Trans>Phone and PAN/VAT verified</Trans>,
  },
  {
    Icon: Phone,
    tone: 'bg-indigo-50 text-indigo-700',
    title: <Trans>Talk directly</Trans>,
    text: <Trans>Call, WhatsApp or email</Trans>,
  },
  {
    Icon: HandCoins,
    tone: 'bg-mari-50 text-mari-800',
    title: <Trans>No commission</Trans>,
    text: <Trans>You agree the price</Trans>,
  },
  {
    Icon: Gauge,
    tone: 'bg-rho-50 text-rho-700',
    title: <Trans>Reply time shown</Trans>,
    text: <Trans>See who replies fastest</Trans>,
  },
];

const TrustStrip = () => (
  <Container className="relative z-[3] -mt-11">
    <ul className="grid grid-cols-2 rounded-[20px] bg-card p-2 shadow-e3 lg:grid-cols-4">
      {POINTS.map(({ Icon, tone, title, text }, index) => (
        <li
          key={index}
          className="flex flex-col gap-2.5 border-line px-2.5 py-3 lg:flex-row lg:items-center lg:gap-3.5 lg:px-5 lg:py-4 lg:[&+li]:border-l"
        >
          <span
            className={`grid size-10 shrink-0 place-items-center rounded-md lg:size-[46px] lg:rounded-[14px] ${tone}`}
          >
            <Icon className="size-5" aria-hidden />
          </span>
          <span>
            <b className="block text-[14px] font-bold tracking-tight lg:text-[15.5px]">
              {title}
            </b>
            <span className="block text-[12.5px] leading-snug text-ink-500 lg:text-[13.5px]">
              {text}
            </span>
          </span>
        </li>
      ))}
    </ul>
  </Container>
);

export default TrustStrip;
