import { useListRequirementsQuery } from '@haat/enquiry';
import { Link, paths, selectIsAuth, useAppSelector } from '@haat/platform';
import { Button } from '@haat/ui';
import { Trans } from '@lingui/react/macro';

/** A draft that waits on the server, perhaps begun on another device. */
export function DraftOffer() {
  const isAuth = useAppSelector(selectIsAuth);
  const { data } = useListRequirementsQuery(
    { as: 'buyer', status: 'draft', perPage: 1 },
    { skip: !isAuth, refetchOnMountOrArgChange: true },
  );
  const draft = data?.data[0];
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
