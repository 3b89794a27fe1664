import type { Node as TextNode } from '@haat/api/help';
import { Link } from '@haat/platform';
import { createElement, type ReactNode } from 'react';

/** What an article may be made of; anything else is rendered as its text. */
const CLASSES: Record<string, string> = {
  p: 'my-3',
  ul: 'my-3 grid list-disc gap-2 pl-5',
  ol: 'my-3 grid list-decimal gap-2 pl-5 [&:lang(ne)]:list-[devanagari]',
  li: 'pl-1',
  strong: 'font-semibold text-ink-900',
  em: 'italic',
  h2: 'mb-2 mt-6 scroll-mt-24 text-xl',
  h3: 'mb-2 mt-5 text-lg',
  thead: '',
  tbody: '',
  tr: 'border-b border-line',
  th: 'py-2.5 pr-4 text-left font-semibold text-ink-900',
  td: 'py-2.5 pr-4 align-top',
};

/** Markdown's tree as elements: no markup of the text's own gets in. */
export const ArticleText = ({ nodes }: { nodes: TextNode[] }) =>
  nodes.map((node, index) => (
    <Element key={index} node={node} id={headingId(node, index)} />
  ));

const headingId = ({ tag }: TextNode, index: number) =>
  tag === 'h2' ? `part-${index}` : undefined;

const textOf = ({ text, children }: TextNode): string =>
  children.length > 0 ? children.map(textOf).join('') : text;

/** The headings of an article, for its contents. */
export const headingsOf = (nodes: TextNode[]) =>
  nodes.flatMap((node, index) => {
    const id = headingId(node, index);
    return id ? [{ id, text: textOf(node) }] : [];
  });

type ElementProps = { node: TextNode; id: string | undefined };

function Element({ node, id }: ElementProps) {
  const { tag, text, href, children } = node;
  const inside = children.length > 0 ? <ArticleText nodes={children} /> : null;
  if (tag === 'a') return <TextLink href={href ?? ''}>{inside}</TextLink>;
  if (tag === 'table') {
    return (
      <div className="my-4 overflow-x-auto" tabIndex={0} role="group">
        <table className="w-full border-collapse text-[15px]">{inside}</table>
      </div>
    );
  }
  if (!(tag in CLASSES)) return inside ?? text;
  return createElement(tag, { className: CLASSES[tag] || undefined, id }, inside);
}

const LINK = 'font-semibold text-indigo-700 underline';

const TextLink = ({ href, children }: { href: string; children: ReactNode }) =>
  href.startsWith('/') ? (
    <Link to={href} className={LINK}>
      {children}
    </Link>
  ) : (
    <a href={href} className={LINK} rel="noreferrer">
      {children}
    </a>
  );
