import { Link, useFormat, useHydrated } from '@haat/platform';
import { Checkbox, cn } from '@haat/ui';
import { onPlainClick } from './on-plain-click';

type Props = {
  label: string;
  count?: number;
  isOn: boolean;
  /** The address with this one toggled. */
  href: string;
  onToggle: () => void;
};

/** Its words are a link, which also works before the page is awake, and without scripts. */
export function FacetOption({ label, count, isOn, href, onToggle }: Props) {
  const { number } = useFormat();
  const isAwake = useHydrated();
  return (
    <div className="flex items-center gap-2">
      <Checkbox
        className="min-w-0 flex-1 [&_label]:py-2 lg:[&_label]:py-1"
        checked={isOn}
        onChange={onToggle}
        label={
          <Link
            to={href}
            onClick={onPlainClick(onToggle)}
            rel="nofollow"
            preventScrollReset
            // Awake, the box beside it does the same by keyboard.
            {...(isAwake ? { tabIndex: -1 } : {})}
            className={cn(isOn && 'font-semibold')}
          >
            {label}
          </Link>
        }
      />
      {count === undefined ? null : (
        <span className="text-[12.5px] tabular-nums text-ink-500">{number(count)}</span>
      )}
    </div>
  );
}
