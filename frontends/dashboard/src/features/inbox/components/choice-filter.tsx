import { useFormat } from '@haat/platform';
import { Chip, Menu, MenuItem } from '@haat/ui';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Inbox } from '../hooks/use-inbox';

export type Choice = { value: string; text: string; count: number };
type Props = {
  inbox: Inbox;
  /** As the address calls it, and which of its values is chosen. */
  name: 'label' | 'product_id' | 'district_id';
  chosen: string | null | undefined;
  label: ReactNode;
  /** How one chooses none of them. */
  every: ReactNode;
  choices: Choice[];
};

/** Only the rows of one label, product or district; absent while there is none. */
export function ChoiceFilter(props: Props) {
  const { inbox, name, chosen, label, every, choices } = props;
  const { number } = useFormat();
  if (choices.length === 0 && !chosen) return null;
  const choose = (value: string | null) => inbox.go({ [name]: value, page: null }, true);
  const text = choices.find(({ value }) => value === chosen)?.text;
  const trigger = (
    <Chip isOn={Boolean(chosen)} className="max-lg:h-11">
      <span className="max-w-40 truncate">{text ?? label}</span>
      <ChevronDown aria-hidden />
    </Chip>
  );
  return (
    <Menu trigger={trigger}>
      {choices.map((choice) => (
        <MenuItem key={choice.value} onSelect={() => choose(choice.value)}>
          {choice.text}
          <span className="ml-auto text-xs text-ink-500">{number(choice.count)}</span>
        </MenuItem>
      ))}
      {chosen ? <MenuItem onSelect={() => choose(null)}>{every}</MenuItem> : null}
    </Menu>
  );
}
