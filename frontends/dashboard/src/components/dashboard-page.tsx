import type { ComponentProps, ReactNode } from 'react';
import { Breadcrumb, cn } from '@haat/ui';

type Props = {
  /** The way back, above the title. */
  crumbs?: ComponentProps<typeof Breadcrumb>['crumbs'];
  title: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
  /** The bar of phones has them. */
  areActionsWide?: boolean;
  className?: string;
  children: ReactNode;
};

/** Heading, actions and content of a page of the dashboard. */
export function DashboardPage(props: Props) {
  const { crumbs, title, lead, actions, className, children } = props;
  const { areActionsWide = false } = props;
  const hasPhoneLine = lead || (actions && !areActionsWide);
  return (
    <section className={cn('w-full max-w-[1260px] px-4 py-3 lg:px-6 lg:py-5', className)}>
      {crumbs ? (
        <div className="mb-3">
          <Breadcrumb crumbs={crumbs} />
        </div>
      ) : null}
      {/* Where the bar of phones has the title, and this nothing else, there is no gap. */}
      <div
        className={cn(
          'flex flex-wrap items-center gap-y-2',
          hasPhoneLine ? 'mb-3 lg:mb-5' : actions && 'lg:mb-5',
        )}
      >
        <div className="min-w-0">
          <h1
            className={cn(
              'mr-3 text-2xl leading-snug',
              !hasPhoneLine && 'mb-5',
              actions && 'lg:mb-0',
            )}
          >
            {title}
          </h1>
          {lead ? <div className="mr-3 mt-1 text-ink-500">{lead}</div> : null}
        </div>
        {actions ? (
          <div
            className={cn(
              'flex gap-2 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:[scrollbar-width:none] max-sm:[&>*]:shrink-0 sm:ml-auto sm:flex-wrap',
              areActionsWide && 'max-lg:hidden',
            )}
          >
            {actions}
          </div>
        ) : null}
      </div>
      {children}
    </section>
  );
}
