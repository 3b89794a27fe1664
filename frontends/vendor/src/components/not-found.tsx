import { useDocumentHead } from '@haat/platform';
import { EmptyState } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { HomeButton } from './home-button';

/** Rendered rather than thrown: the edge renders it too, with a real 404. */
export function NotFound() {
  useDocumentHead({ status: 404 }, 'missing');
  return (
    <EmptyState
      mood="lost"
      heading="h1"
      className="py-20"
      title={<Trans>This page could not be found</Trans>}
      text={<Trans>The link may be old, or the company has closed its shop.</Trans>}
      action={<HomeButton />}
    />
  );
}
