import { useFormat, useLocalName } from '@haat/platform';
import { Button, Card, Menu, MenuItem, StatusChip } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import type { Requirement } from '../../../api/requirements';
import { useChangeRequirement } from '../use-change-requirement';
import { useRequirementWords } from '../use-requirement-words';

/** A requirement with its state and the moves open to whoever looks at it. */
export function RequirementCard({ requirement }: { requirement: Requirement }) {
  const { date, number } = useFormat();
  const localName = useLocalName();
  const { status, status_label, category, items, expires_at, created_at } = requirement;
  return (
    <Card className="grid gap-2.5 p-4 lg:p-5">
      <div className="flex flex-wrap items-start gap-2">
        <h2 className="min-w-0 flex-1 text-md leading-snug">{requirement.title}</h2>
        <StatusChip status={status} label={status_label} />
      </div>
      <p className="line-clamp-3 text-[14px] text-ink-700">{requirement.description}</p>
      <ul className="flex flex-wrap gap-1.5 text-sm">
        {items.map(({ name, quantity, unit }) => (
          <li key={name} className="rounded-full bg-sand px-3 py-1">
            {name} · {number(quantity)} {unit}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-ink-500">
        <span>{localName(category)}</span>
        <span>
          <Trans>Posted {date(created_at)}</Trans>
        </span>
        <span>
          <Trans>Until {date(expires_at)}</Trans>
        </span>
        <Moves requirement={requirement} />
      </div>
    </Card>
  );
}

function Moves({ requirement }: { requirement: Requirement }) {
  const words = useRequirementWords();
  const { move, isChanging } = useChangeRequirement();
  const { id, allowed_statuses: allowed } = requirement;
  if (allowed.length === 0) return null;
  const trigger = (
    <Button variant="outline" size="sm" className="ml-auto h-11" isBusy={isChanging}>
      <Trans>Change status</Trans>
      <ChevronDown aria-hidden />
    </Button>
  );
  return (
    <Menu trigger={trigger}>
      {allowed.map((to) => (
        <MenuItem
          key={to}
          isDanger={to === 'cancelled' || to === 'dismissed'}
          onSelect={() => void move(id, to)}
        >
          {words(to)}
        </MenuItem>
      ))}
    </Menu>
  );
}
