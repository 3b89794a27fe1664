import type { RequirementOut } from '@haat/api/requirements';
import { Link, paths } from '@haat/platform';
import { Trans } from '@lingui/react/macro';
import { Info, TriangleAlert } from 'lucide-react';
import { useRequirementReasons } from '../../../hooks/use-requirement-reasons';

/** What the requirement waits for, or why it was sent back. */
export function StatusNote({ requirement }: { requirement: RequirementOut }) {
  const labels = useRequirementReasons();
  const { status, reason, review_reasons: reasons } = requirement;
  if (status === 'rejected') {
    return (
      <p
        role="note"
        className="flex gap-2.5 rounded-md bg-red-50 p-3 text-[14px] text-red-700"
      >
        <TriangleAlert className="size-5 shrink-0" aria-hidden />
        <span className="[overflow-wrap:anywhere]">
          <Trans>Sent back:</Trans> <b>{reason}</b>
        </span>
      </p>
    );
  }
  if (status !== 'in_review') return null;
  return (
    <p
      role="note"
      className="flex flex-wrap gap-x-2.5 gap-y-1 rounded-md bg-blue-50 p-3 text-[14px] text-blue-700"
    >
      <Info className="size-5 shrink-0" aria-hidden />
      {reasons.map((code) => (
        <span key={code}>{labels.review(code)}</span>
      ))}
      {reasons.includes('phone_unverified') ? (
        <Link
          to={`${paths.buyerSettings}#phone`}
          className="font-semibold underline underline-offset-2"
        >
          <Trans>Confirm my phone</Trans>
        </Link>
      ) : (
        <Trans>We review it before suppliers see it, usually within a day.</Trans>
      )}
    </p>
  );
}
