import type { RequirementOut } from '@haat/api/requirements';
import { Link, paths } from '@haat/platform';
import { Button } from '@haat/ui';
import { Trans } from '@lingui/react/macro';

type Props = {
  requirement: RequirementOut;
  variant?: 'outline';
  className?: string;
};

/** The one thing that is to be done now, if any. */
export function NextStep({ requirement, ...look }: Props) {
  const { id, status, quotes_count: quotes, awarded_quote_id: awarded } = requirement;
  if (status === 'draft' || status === 'rejected') {
    return (
      <Button asChild {...look}>
        <Link to={paths.requirementForm(id)}>
          {status === 'draft' ? <Trans>Continue</Trans> : <Trans>Fix and resend</Trans>}
        </Link>
      </Button>
    );
  }
  if (awarded && status === 'awarded') {
    return (
      <Button asChild {...look}>
        <Link to={paths.buyerQuote(awarded)}>
          <Trans>See the accepted quote</Trans>
        </Link>
      </Button>
    );
  }
  if (quotes === 0) return null;
  return (
    <Button asChild {...look}>
      <Link to={paths.buyerComparison(id)}>
        <Trans>Compare quotes</Trans>
      </Link>
    </Button>
  );
}
