import type { RequirementOut } from '@haat/api/requirements';
import { Link, paths, useLocalName } from '@haat/platform';
import { Card, StatusChip } from '@haat/ui';
import { RequestedItems } from '../../../components/requirement/requested-items';
import { NextStep } from './next-step';
import { StatusNote } from './status-note';
import { TimeLine } from './time-line';
import { ResponseSummary } from './response-summary';

/** A requirement at a glance: items, status with suppliers, and next step. */
export function RequirementCard({ requirement }: { requirement: RequirementOut }) {
  const localName = useLocalName();
  const { id, title, items, status, status_label, category } = requirement;
  return (
    <Card className="grid gap-3 p-4 lg:p-5">
      <div className="flex flex-wrap items-start gap-2">
        <h2 className="min-w-0 flex-1 basis-60 text-md leading-snug">
          <Link
            to={paths.buyerRequirement(id)}
            className="inline-block py-1 [overflow-wrap:anywhere] hover:text-indigo-700 hover:underline"
          >
            {title}
          </Link>
          <span className="block text-sm font-normal text-ink-500">
            {localName(category)}
          </span>
        </h2>
        <StatusChip status={status} label={status_label} />
      </div>
      <RequestedItems items={items} />
      <StatusNote requirement={requirement} />
      <ResponseSummary requirement={requirement} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <TimeLine requirement={requirement} />
        <NextStep requirement={requirement} className="ml-auto" />
      </div>
    </Card>
  );
}
