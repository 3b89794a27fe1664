import { Field } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';

type Props = {
  keywords: string[];
  error: string | undefined;
  onChange: (keywords: string[]) => void;
};
const MAX_KEYWORDS = 30;
const MAX_LENGTH = 60;

/** Other names that buyers use for it; Enter or a comma ends each. */
export function KeywordsField({ keywords, error, onChange }: Props) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const take = (typed: string) => {
    const more = typed.split(/[,،]/).map((word) => word.trim().slice(0, MAX_LENGTH));
    onChange([...new Set([...keywords, ...more.filter(Boolean)])].slice(0, MAX_KEYWORDS));
    setText('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      take(text);
    }
    if (event.key === 'Backspace' && text === '') onChange(keywords.slice(0, -1));
  };
  return (
    <div>
      <Field
        label={<Trans>Search words</Trans>}
        hint={<Trans>Other names buyers use. Separate them with Enter or a comma.</Trans>}
        error={error}
        value={text}
        onChange={({ target }) =>
          target.value.includes(',') ? take(target.value) : setText(target.value)
        }
        onBlur={() => (text.trim() ? take(text) : undefined)}
        onKeyDown={onKeyDown}
      />
      {keywords.length > 0 ? (
        <ul aria-label={t`Search words`} className="mt-2.5 flex flex-wrap gap-2">
          {keywords.map((word) => (
            <li key={word}>
              <button
                type="button"
                aria-label={t`Remove ${word}`}
                onClick={() => onChange(keywords.filter((one) => one !== word))}
                className="inline-flex min-h-11 items-center gap-1.5 rounded-full bg-indigo-50 px-3.5 text-[13.5px] font-semibold text-indigo-700 hover:bg-indigo-100"
              >
                {word}
                <X className="size-4" aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
