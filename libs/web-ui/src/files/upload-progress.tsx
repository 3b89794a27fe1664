import { useFormat } from '@haat/platform';
import { Trans } from '@lingui/react/macro';

type Props = {
  /** From 0 to 1; at 1 the server is still checking the file. */
  share: number;
  /** Names the bar for screen readers. */
  label: string;
};
const BAR =
  'mt-1 block h-1.5 w-full appearance-none overflow-hidden rounded-full [&::-moz-progress-bar]:bg-indigo-600 [&::-webkit-progress-bar]:bg-sand [&::-webkit-progress-value]:bg-indigo-600';

/** How much of a file is sent. */
export function UploadProgress({ share, label }: Props) {
  const { number } = useFormat();
  const percent = Math.round(share * 100);
  return (
    <>
      <progress value={percent} max={100} aria-label={label} className={BAR} />
      <p className="text-sm text-ink-500 tabular-nums">
        {percent < 100 ? `${number(percent)}%` : <Trans>Preparing…</Trans>}
      </p>
    </>
  );
}
