import { Container } from '@haat/ui';
import type { ReactNode } from 'react';

type Section = { id: string; title: ReactNode; text: ReactNode };
type Props = {
  title: ReactNode;
  lead?: ReactNode;
  sections: Section[];
  children?: ReactNode;
};

/** A page to read: contents at the side, text in a column one can follow. */
export const ProsePage = ({ title, lead, sections, children }: Props) => (
  <Container className="pt-8 lg:pt-12">
    <h1 className="text-2xl lg:text-3xl">{title}</h1>
    {lead ? <p className="mt-3 max-w-prose text-lg text-ink-700">{lead}</p> : null}
    <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-[240px_minmax(0,1fr)]">
      <nav className="top-24 hidden self-start lg:sticky lg:block">
        <ul className="grid border-l border-line">
          {sections.map(({ id, title: name }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="block py-2 pl-4 text-[14px] font-medium text-ink-700 hover:text-indigo-700"
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
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
