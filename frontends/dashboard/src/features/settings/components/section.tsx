import { Card } from '@haat/ui';
import type { ReactNode } from 'react';

type Props = { id: string; title: ReactNode; lead?: ReactNode; children: ReactNode };

/** One part of the settings; `#id` in the address leads to it. */
export const Section = ({ id, title, lead, children }: Props) => (
  <Card id={id} className="min-w-0 scroll-mt-4 p-5 sm:p-6">
    <h2 className="text-lg leading-snug">{title}</h2>
    {lead ? <p className="mt-1 text-sm text-ink-500">{lead}</p> : null}
    <div className="mt-4">{children}</div>
  </Card>
);
