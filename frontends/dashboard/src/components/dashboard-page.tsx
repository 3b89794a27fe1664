import type { ReactNode } from 'react';
import { cn } from '@haat/ui';

type Props = {
  title: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** Heading, actions and content of a page of the dashboard. */
export const DashboardPage = ({ title, lead, actions, className, children }: Props) => (
  <section className={cn('w-full max-w-[1260px] px-4 py-5 lg:px-6', className)}>
    <div data-head className="mb-5 flex flex-wrap items-center gap-3">
      <div className="min-w-0">
        <h1 className="text-2xl leading-snug">{title}</h1>
        {lead ? <p className="mt-1 text-ink-500">{lead}</p> : null}
      </div>
      {actions ? <div className="ml-auto flex flex-wrap gap-2">{actions}</div> : null}
    </div>
    {children}
  </section>
);
