import type { RequirementShown } from '@haat/api/requirements';
import { Link, paths } from '@haat/platform';
import { Button } from '@haat/ui';
import { Trans } from '@lingui/react/macro';

type Props = { answer: RequirementShown; onClose: () => void };

/** What became of it, and what can make it faster. */
export function Thanks({ answer, onClose }: Props) {
  const { id, status, review_reasons: reasons } = answer;
  return (
    <div className="grid gap-4">
      <p className="text-ink-700">
        {status === 'open' ? (
          <Trans>
            It is open: suppliers who fit are being told now. Their quotes come to My
            requirements.
          </Trans>
        ) : reasons.includes('flagged_words') ? (
          <Trans>We look at it before suppliers see it, usually within a day.</Trans>
        ) : (
          <Trans>
            It waits for your phone number: confirm it by SMS in the settings, and it
            opens at once.
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
