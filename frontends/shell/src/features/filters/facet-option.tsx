import { useFormat } from '@haat/platform';
import { Checkbox, cn } from '@haat/ui';

type Props = {
  label: string;
  count?: number;
  isOn: boolean;
  onToggle: () => void;
};

export function FacetOption({ label, count, isOn, onToggle }: Props) {
  const { number } = useFormat();
  return (
    <div className="flex items-center gap-2">
      <Checkbox
        className="min-w-0 flex-1 [&_label]:py-2 lg:[&_label]:py-1"
        checked={isOn}
        onChange={onToggle}
        label={<span className={cn(isOn && 'font-semibold')}>{label}</span>}
      />
      {count === undefined ? null : (
        <span className="text-[12.5px] tabular-nums text-ink-500">{number(count)}</span>
      )}
    </div>
  );
}
