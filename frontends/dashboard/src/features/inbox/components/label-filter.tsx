import { useFormat } from '@haat/platform';
import { Chip, Menu, MenuItem } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { ChevronDown, Tag } from 'lucide-react';
import type { Inbox } from '../use-inbox';

/** Only what carries one of the seller's own words; absent while there is none. */
export function LabelFilter({ inbox }: { inbox: Inbox }) {
  const { number } = useFormat();
  const { asked, meta, go } = inbox;
  const labels = meta?.labels ?? [];
  if (labels.length === 0 && !asked.label) return null;
  const choose = (label: string | null) => go({ label, page: null }, true);
  const trigger = (
    <Chip isOn={Boolean(asked.label)} className="max-lg:h-11">
      <Tag aria-hidden />
      {asked.label ?? <Trans>Label</Trans>}
      <ChevronDown aria-hidden />
    </Chip>
  );
  return (
    <Menu trigger={trigger}>
      {labels.map(({ label, count }) => (
        <MenuItem key={label} onSelect={() => choose(label)}>
          {label}
          <span className="ml-auto text-xs text-ink-500">{number(count)}</span>
        </MenuItem>
      ))}
      {asked.label ? (
        <MenuItem onSelect={() => choose(null)}>
          <Trans>Every label</Trans>
        </MenuItem>
      ) : null}
    </Menu>
  );
}
