import type { RequirementOut } from '@haat/api/requirements';
import { useGetRequirementQuery } from '@haat/enquiry';
import { Link, paths, selectIsAuth, statusOf, useAppSelector } from '@haat/platform';
import { Button, EmptyState, ErrorPanel, Skeleton } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useSignInDialog } from '../../../components/sign-in-context';
import { storedDraftOf, loadDraft } from '../draft-storage';
import { Wizard } from './wizard';

const EDITABLE = ['draft', 'in_review', 'rejected', 'open'];
const NOT_FOUND = [404, 422];

/** A draft of the server, or what is posted and no supplier has answered yet. */
export function EditRequirement({ id }: { id: string }) {
  const isAuth = useAppSelector(selectIsAuth);
  const { openSignIn } = useSignInDialog();
  const { currentData, error, refetch } = useGetRequirementQuery(id, {
    skip: !isAuth,
    refetchOnMountOrArgChange: true,
  });
  // The first answer: the next ones are what the wizard itself has saved.
  const [first, setFirst] = useState<RequirementOut>();
  if (currentData && !first) setFirst(currentData);
  if (!isAuth) {
    return (
      <EmptyState
        title={<Trans>Sign in to continue with your requirement</Trans>}
        action={
          <Button onClick={() => openSignIn({ returnsHere: true })}>
            <Trans>Sign in</Trans>
          </Button>
        }
      />
    );
  }
  if (first) return <EditWizard saved={first} />;
  if (NOT_FOUND.includes(statusOf(error))) return <Missing />;
  if (error) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  return <Skeleton className="h-[520px] rounded-lg" />;
}

function EditWizard({ saved }: { saved: RequirementOut }) {
  const [start] = useState(() => {
    const stored = [loadDraft(saved.id), loadDraft()].find((one) => one?.id === saved.id);
    return stored?.isDirty ? stored : storedDraftOf(saved);
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
  return <Wizard start={start} existing={saved} />;
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
