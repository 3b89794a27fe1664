import type { RequirementShown } from '@haat/api/requirements';
import { useGetRequirementQuery } from '@haat/enquiry';
import { Link, paths, selectIsAuth, statusOf, useAppSelector } from '@haat/platform';
import { Button, EmptyState, ErrorPanel, Skeleton } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useSignInDialog } from '../session/sign-in-context';
import { keptOf, loadKept } from './kept-draft';
import { Wizard } from './wizard';

const EDITABLE = ['draft', 'in_review', 'rejected', 'open'];
const NOT_FOUND = [404, 422];

/** A draft of the server, or what is posted and no supplier has answered yet. */
export function KnownWizard({ id }: { id: string }) {
  const isAuth = useAppSelector(selectIsAuth);
  const { askSignIn } = useSignInDialog();
  const { currentData, error, refetch } = useGetRequirementQuery(id, {
    skip: !isAuth,
    refetchOnMountOrArgChange: true,
  });
  // The first answer: later ones are what the wizard itself has saved.
  const [first, setFirst] = useState<RequirementShown>();
  if (currentData && !first) setFirst(currentData);
  if (!isAuth) {
    return (
      <EmptyState
        title={<Trans>Sign in to continue with your requirement</Trans>}
        action={
          <Button onClick={() => askSignIn({ comesBack: true })}>
            <Trans>Sign in</Trans>
          </Button>
        }
      />
    );
  }
  if (first) return <Known saved={first} />;
  if (NOT_FOUND.includes(statusOf(error))) return <Missing />;
  if (error) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  return <Skeleton className="h-[520px] rounded-lg" />;
}

function Known({ saved }: { saved: RequirementShown }) {
  const [start] = useState(() => {
    const kept = [loadKept(saved.id), loadKept()].find((one) => one?.id === saved.id);
    return kept?.isDirty ? kept : keptOf(saved);
  });
  if (!EDITABLE.includes(saved.status) || saved.quotes_count > 0) {
    return (
      <EmptyState
        title={<Trans>This can no longer be changed</Trans>}
        text={<Trans>A supplier has already answered it, or it has closed.</Trans>}
        action={
          <Button asChild variant="soft">
            <Link to={paths.buyerRequirement(saved.id)}>
              <Trans>See my requirement</Trans>
            </Link>
          </Button>
        }
      />
    );
  }
  return <Wizard start={start} known={saved} />;
}

const Missing = () => (
  <EmptyState
    mood="lost"
    title={<Trans>Requirement not found</Trans>}
    action={
      <Button asChild variant="soft">
        <Link to={paths.industries}>
          <Trans>Post another one</Trans>
        </Link>
      </Button>
    }
  />
);
