import type { RequirementOut } from '@haat/api/requirements';
import { Link, paths } from '@haat/platform';
import { Button } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { useChangeRequirement } from '../hooks/use-change-requirement';
import { DuplicateButton } from './duplicate-button';
import { EndButton } from './end-button';
import { ExtendButton } from './extend-button';
import { NextStep } from './next-step';
import { ReopenButton } from './reopen-button';
import { DiscardButton } from './discard-button';

const EDITABLE = ['in_review', 'open'];
const BACK = ['closed', 'expired'];

/** What the API allows its buyer now, the likeliest first. */
export function RequirementActions({ requirement }: { requirement: RequirementOut }) {
  const { changeStatus, isChanging } = useChangeRequirement();
  const { id, status, quotes_count: quotes, allowed_statuses: allowed } = requirement;
  const may = (to: RequirementOut['status']) => allowed.includes(to);
  const go = (to: RequirementOut['status']) => ({
    variant: 'outline' as const,
    disabled: isChanging,
    onClick: () => void changeStatus(requirement, to),
  });
  return (
    <div className="flex flex-wrap gap-2">
      <NextStep requirement={requirement} />
      {EDITABLE.includes(status) && quotes === 0 ? (
        <Button asChild variant="outline">
          <Link to={paths.requirementForm(id)}>
            <Trans>Edit</Trans>
          </Link>
        </Button>
      ) : null}
      {may('closed') ? (
        <Button {...go('closed')}>
          <Trans>Stop receiving quotes</Trans>
        </Button>
      ) : null}
      {status === 'awarded' ? <ReopenButton requirement={requirement} /> : null}
      {may('open') && BACK.includes(status) ? (
        <Button {...go('open')}>
          <Trans>Open it again</Trans>
        </Button>
      ) : null}
      {status === 'open' ? <ExtendButton requirement={requirement} /> : null}
      {may('fulfilled') ? (
        <Button {...go('fulfilled')}>
          <Trans>Goods received</Trans>
        </Button>
      ) : null}
      {status === 'draft' ? null : <DuplicateButton requirement={requirement} />}
      {!may('cancelled') ? null : status === 'draft' ? (
        <DiscardButton requirement={requirement} />
      ) : (
        <EndButton requirement={requirement} />
      )}
    </div>
  );
}
