import { Spinner } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { useIsPageLoading } from './page-load';
import { useDelayed } from './use-delayed';

const SHOWN_AFTER_MS = 200;

/** Only while a whole page is loading; everything else has skeletons. */
export function LoadingOverlay() {
  const isShown = useDelayed(useIsPageLoading(), SHOWN_AFTER_MS);
  if (!isShown) return null;
  return (
    <div
      role="status"
      className="haat-fade fixed inset-0 z-30 grid place-items-center bg-paper/60"
    >
      <Spinner className="size-9 text-indigo-600" />
      <span className="sr-only">
        <Trans>Loading</Trans>
      </span>
    </div>
  );
}
