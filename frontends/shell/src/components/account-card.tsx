import { Card, Container } from '@haat/ui';
import type { ReactNode } from 'react';

type Props = { art: ReactNode; title: ReactNode; text?: ReactNode; children?: ReactNode };

/** One thing to do, in the middle of the page: a picture, what it is about, the way on. */
export const AccountCard = ({ art, title, text, children }: Props) => (
  <Container className="py-6 lg:py-14">
    <Card className="mx-auto max-w-[520px] rounded-xl px-5 py-8 text-center shadow-e2 sm:px-10 sm:py-10">
      {art}
      <h1 className="text-2xl">{title}</h1>
      {text ? <p className="mt-2 text-ink-700 [overflow-wrap:anywhere]">{text}</p> : null}
      {children ? <div className="mt-6 grid gap-3">{children}</div> : null}
    </Card>
  </Container>
);
