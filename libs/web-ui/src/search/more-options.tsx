import { useFormat } from '@haat/platform';
import { Trans } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { useState, type ReactElement } from 'react';

const FIRST = 8;
type Props = { children: ReactElement[]; chosen: string | undefined };

/** The first few of a long list; what is chosen is always among them. */
export function MoreOptions({ children, chosen }: Props) {
  const { number } = useFormat();
  const [isExpanded, setIsExpanded] = useState(false);
  const visible = children.filter(
    (option, index) => isExpanded || index < FIRST || option.key === chosen,
  );
  const rest = number(children.length - visible.length);
  return (
    <>
      {visible}
      {visible.length < children.length ? (
        <button
          type="button"
          onClick={() => setIsExpanded(true)}
          className="mt-1 inline-flex min-h-11 items-center gap-1 text-sm font-semibold text-indigo-700 hover:underline lg:min-h-9"
        >
          <Trans>Show {rest} more</Trans>
          <ChevronDown className="size-4" aria-hidden />
        </button>
      ) : null}
    </>
  );
}
