import { Spinner } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { useIsPageLoading } from './page-load';
import { useDelayed } from './use-delayed';

const VISIBLE_AFTER_MS = 200;

/** Only while a complete page is loading; everything else has skeletons. */
export function LoadingOverlay() {
  const isVisible = useDelayed(useIsPageLoading(), VISIBLE_AFTER_MS);
  if (!isVisible) return null;
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
