import type { RequirementOut } from '@haat/api/requirements';
import { Link, paths, useFormat, useLocalName } from '@haat/platform';
import { Card, StatusChip } from '@haat/ui';
import { useRequirementReasons } from '../../../hooks/use-requirement-reasons';

/** One of the queue; all of it opens. */
export function WaitingRow({ requirement }: { requirement: RequirementOut }) {
  const localName = useLocalName();
  const { relative } = useFormat();
  const labels = useRequirementReasons();
  const { id, title, category, review_reasons: reasons } = requirement;
  return (
    <li>
      <Card className="relative grid gap-1.5 p-4 focus-within:bg-indigo-50 hover:bg-paper">
        <div className="flex flex-wrap items-start gap-2">
          <Link
            to={paths.adminRequirement(id)}
            className="min-w-0 flex-1 basis-52 font-semibold [overflow-wrap:anywhere] after:absolute after:inset-0"
          >
            {title}
          </Link>
          <StatusChip status={requirement.status} label={requirement.status_label} />
        </div>
        <p className="flex flex-wrap gap-x-4 text-sm text-ink-500">
          <span>{localName(category)}</span>
          <span>{relative(requirement.created_at)}</span>
          {reasons.map((code) => (
            <span key={code}>{labels.review(code)}</span>
          ))}
        </p>
      </Card>
    </li>
  );
}
