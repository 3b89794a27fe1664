import { Card, Container, DhakaBand, Mountain } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { BadgeCheck, HandCoins, MessagesSquare } from 'lucide-react';
import type { ReactNode } from 'react';

const POINTS = [
  { Icon: BadgeCheck, text: <Trans>Suppliers with verified phone and PAN/VAT</Trans> },
  { Icon: MessagesSquare, text: <Trans>All replies in one inbox</Trans> },
  { Icon: HandCoins, text: <Trans>No commission: you agree the price</Trans> },
];

/** Sign-in and registration: the form, and next to it why it is worth it. */
export const SessionFrame = ({ children }: { children: ReactNode }) => (
  <Container className="py-6 lg:py-12">
    <Card className="mx-auto grid max-w-[1080px] overflow-hidden rounded-xl shadow-e2 lg:grid-cols-[1fr_400px]">
      <div className="p-5 sm:p-8 lg:p-10">{children}</div>
      <aside className="relative hidden bg-linear-to-b from-indigo-700 to-indigo-900 p-10 text-white lg:block">
        <Mountain />
        <p className="mt-4 text-2xl font-bold leading-tight tracking-tight">
          <Trans>Nepal’s mills, makers and traders, one account.</Trans>
        </p>
        <ul className="mt-6 grid gap-4">
          {POINTS.map(({ Icon, text }, index) => (
            <li key={index} className="flex items-center gap-3">
              <Icon className="size-5 shrink-0 text-mari-300" aria-hidden />
              <span>{text}</span>
            </li>
          ))}
        </ul>
        <DhakaBand className="absolute inset-x-0 bottom-0" />
      </aside>
    </Card>
  </Container>
);
