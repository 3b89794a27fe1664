import { useLingui } from '@lingui/react/macro';

const MIN_HEADINGS = 3;
type Props = { headings: { id: string; text: string }[] };

/** Links to the parts of a longer article. */
export function ArticleContents({ headings }: Props) {
  const { t } = useLingui();
  if (headings.length < MIN_HEADINGS) return null;
  return (
    <nav aria-label={t`On this page`} className="mt-4 border-l border-line">
      <ul>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-11 items-center pl-4 text-[15px] font-medium text-indigo-700 hover:underline"
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
