import { cn } from '@haat/ui';

type Props = { text: string; words: string; className?: string };

const escape = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The text with the searched words marked. */
export function Marked({ text, words, className }: Props) {
  const wanted = words
    .trim()
    .split(/\s+/)
    .filter((word) => word.length > 1);
  if (wanted.length === 0) return text;
  // split with a group keeps what matched: every second part is a match.
  const parts = text.split(new RegExp(`(${wanted.map(escape).join('|')})`, 'iu'));
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
