import { Button, Menu, MenuItem } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { Check, Columns3 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useStoredList } from '../../hooks/use-stored-list';

/** The columns that somebody has hidden, stored in this browser. */
export function useHiddenColumns(list: string) {
  const [hidden, store] = useStoredList<string>(`columns.${list}`);
  return {
    isHidden: (key: string) => hidden.includes(key),
    toggle: (key: string) =>
      store(
        hidden.includes(key) ? hidden.filter((one) => one !== key) : [...hidden, key],
      ),
  };
}

type Props = {
  columns: { key: string; label: ReactNode }[];
  hidden: ReturnType<typeof useHiddenColumns>;
};

/** Which columns a list has; phones have none to choose. */
export function ColumnMenu({ columns, hidden }: Props) {
  const trigger = (
    <Button variant="outline" className="px-3.5 @max-[700px]/list:hidden">
      <Columns3 aria-hidden />
      <span className="@max-[860px]/list:sr-only">
        <Trans>Columns</Trans>
      </span>
    </Button>
  );
  return (
    <Menu trigger={trigger}>
      {columns.map(({ key, label }) => (
        <MenuItem
          key={key}
          isChecked={!hidden.isHidden(key)}
          onSelect={() => hidden.toggle(key)}
        >
          <span className="size-4">
            {hidden.isHidden(key) ? null : <Check className="size-4" aria-hidden />}
          </span>
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
}
