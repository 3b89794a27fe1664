const LOOKS =
  'block h-2.5 w-full appearance-none overflow-hidden rounded-full [&::-moz-progress-bar]:bg-indigo-600 [&::-webkit-progress-bar]:bg-sand [&::-webkit-progress-value]:bg-indigo-600';

/** How far something is: `share` from 0 to 1. */
export const Bar = ({ share, label }: { share: number; label: string }) => (
  <progress
    value={Math.round(share * 100)}
    max={100}
    aria-label={label}
    className={LOOKS}
  />
);
