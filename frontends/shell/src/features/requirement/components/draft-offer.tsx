import type { RequirementOut } from '@haat/api/requirements';
import { useListRequirementsQuery } from '@haat/enquiry';
import { Link, paths, selectIsAuth, useAppSelector } from '@haat/platform';
import { Button } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';

/** A draft that waits on the server, perhaps begun on another device. */
export function DraftOffer() {
  const isAuth = useAppSelector(selectIsAuth);
  const { data, isFetching } = useListRequirementsQuery(
    { as: 'buyer', status: 'draft', perPage: 1 },
    { skip: !isAuth, refetchOnMountOrArgChange: true },
  );
  // Of the first answer only: the next ones have the draft that is being written here.
  const [draft, setDraft] = useState<RequirementOut | null>();
  if (data && !isFetching && draft === undefined) setDraft(data.data[0] ?? null);
  if (!draft) return null;
  return (
    <div className="mb-4 flex flex-wrap items-center gap-3 rounded-lg bg-indigo-50 p-3 pl-4">
      <p className="min-w-0 flex-1 text-[14px] [overflow-wrap:anywhere]">
        <Trans>
          You have a draft: <b>{draft.title}</b>
        </Trans>
      </p>
      <Button asChild variant="outline">
        <Link to={paths.requirementForm(draft.id)}>
          <Trans>Continue</Trans>
        </Link>
      </Button>
    </div>
  );
}
