import { Link, useFormat, useHydrated } from '@haat/platform';
import { cn } from '../class-names';
import { Checkbox } from '../controls/checkbox';
import { onPlainClick } from './on-plain-click';

type Props = {
  label: string;
  count?: number;
  isOn: boolean;
  /** The address with this option toggled. */
  href: string;
  onToggle: () => void;
};

/** Its label is a link, which also works before the page is hydrated, and without scripts. */
export function FacetOption({ label, count, isOn, href, onToggle }: Props) {
  const { number } = useFormat();
  const isHydrated = useHydrated();
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
            // Hydrated, the checkbox does the same by keyboard.
            {...(isHydrated ? { tabIndex: -1 } : {})}
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
