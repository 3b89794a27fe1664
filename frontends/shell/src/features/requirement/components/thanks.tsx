import type { RequirementOut } from '@haat/api/requirements';
import { Link, paths } from '@haat/platform';
import { Button } from '@haat/ui';
import { Trans } from '@lingui/react/macro';

type Props = { answer: RequirementOut; onClose: () => void };

/** What became of it, and what can make it faster. */
export function Thanks({ answer, onClose }: Props) {
  const { id, status, review_reasons: reasons } = answer;
  return (
    <div className="grid gap-4">
      <p className="text-ink-700">
        {status === 'open' ? (
          <Trans>
            Posted. We’re notifying matching suppliers now; quotes will appear in My
            requirements.
          </Trans>
        ) : reasons.includes('flagged_words') ? (
          <Trans>We review it before suppliers see it, usually within a day.</Trans>
        ) : (
          <Trans>
            One step left: confirm your phone number and your requirement goes live.
          </Trans>
        )}
      </p>
      <div className="flex flex-wrap justify-end gap-2">
        {status === 'in_review' && reasons.includes('phone_unverified') ? (
          <Button asChild variant="marigold">
            <Link to={`${paths.buyerSettings}#phone`}>
              <Trans>Confirm my phone</Trans>
            </Link>
          </Button>
        ) : null}
        <Button asChild variant="soft">
          <Link to={paths.buyerRequirement(id)}>
            <Trans>See my requirement</Trans>
          </Link>
        </Button>
        <Button onClick={onClose}>
          <Trans>Done</Trans>
        </Button>
      </div>
    </div>
  );
}
