import { cn } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useDriveUsageQuery } from '../../api/drive';
import { useSizeLabel } from './use-size-label';

const NEARLY_FULL = 0.9;
const BAR =
  'mt-1.5 block h-2 w-full appearance-none overflow-hidden rounded-full [&::-webkit-progress-bar]:bg-track';

/** How full the drive is; without an answer it stays away. */
export function QuotaMeter() {
  const { t } = useLingui();
  const size = useSizeLabel();
  const { data } = useDriveUsageQuery();
  if (!data) return null;
  const { used_bytes: used, limit_bytes: limit } = data;
  const isTight = used >= limit * NEARLY_FULL;
  return (
    <div className="w-full max-w-[300px] text-sm">
      <p className={cn('tabular-nums', isTight ? 'text-red-700' : 'text-ink-500')}>
        <Trans>
          {size(used)} of {size(limit)} used
        </Trans>
      </p>
      <progress
        value={Math.min(used, limit)}
        max={limit}
        aria-label={t`Space used`}
        className={cn(
          BAR,
          isTight
            ? '[&::-moz-progress-bar]:bg-red-600 [&::-webkit-progress-value]:bg-red-600'
            : '[&::-moz-progress-bar]:bg-indigo-600 [&::-webkit-progress-value]:bg-indigo-600',
        )}
      />
    </div>
  );
}
