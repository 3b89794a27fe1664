import { useFormat } from '@haat/platform';
import { Button, Container } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';

type Section = { id: string; title: ReactNode; text: ReactNode };
type Props = {
  title: ReactNode;
  lead?: ReactNode;
  sections: Section[];
  /** The day of the last change of a legal text. */
  updated?: string;
  children?: ReactNode;
};

/** A page to read: contents at the side or, on a phone, above the text. */
export const ProsePage = ({ title, lead, sections, updated, children }: Props) => (
  <Container className="pt-8 lg:pt-12">
    <h1 className="text-2xl lg:text-3xl">{title}</h1>
    {lead ? <p className="mt-3 max-w-prose text-lg text-ink-700">{lead}</p> : null}
    {updated ? <LastChange day={updated} /> : null}
    <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-[240px_minmax(0,1fr)]">
      <Contents sections={sections} />
      <div className="grid max-w-prose gap-8">
        {sections.map(({ id, title: name, text }) => (
          <section key={id} id={id} className="scroll-mt-4">
            <h2 className="mb-2 text-xl">{name}</h2>
            <div className="text-ink-700">{text}</div>
          </section>
        ))}
        {children}
      </div>
    </div>
  </Container>
);

function Contents({ sections }: Pick<Props, 'sections'>) {
  const { t } = useLingui();
  return (
    <nav
      aria-label={t`On this page`}
      className="top-24 self-start lg:sticky print:hidden"
    >
      <ul className="grid border-l border-line">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-11 items-center pl-4 text-[14px] font-medium text-ink-700 hover:text-indigo-700 lg:min-h-9"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function LastChange({ day }: { day: string }) {
  const { date } = useFormat();
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-ink-500">
      <Trans>Last updated {date(day)}</Trans>
      <Button
        variant="outline"
        size="sm"
        className="h-11 print:hidden noscript:hidden"
        onClick={() => print()}
      >
        <Printer aria-hidden />
        <Trans>Print</Trans>
      </Button>
    </p>
  );
}
