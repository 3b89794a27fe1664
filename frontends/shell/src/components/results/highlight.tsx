import { cn } from '@haat/ui';

type Props = { text: string; query: string; className?: string };

const escape = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The text with the words of the query highlighted. */
export function Highlight({ text, query, className }: Props) {
  const terms = query
    .trim()
    .split(/\s+/)
    .filter((word) => word.length > 1);
  if (terms.length === 0) return text;
  // split with a group includes what matched: every second part is a match.
  const parts = text.split(new RegExp(`(${terms.map(escape).join('|')})`, 'iu'));
  return parts.map((part, index) =>
    index % 2 === 1 ? (
      <mark
        key={index}
        className={cn('rounded-[4px] bg-mari-100 px-0.5 text-inherit', className)}
      >
        {part}
      </mark>
    ) : (
      part
    ),
  );
}
