import { Trans } from '@lingui/react/macro';

const Key = ({ children }: { children?: string }) => (
  <kbd className="rounded-[6px] border border-b-2 border-line bg-card px-1.5 text-[11px] font-semibold text-ink-700">
    {children}
  </kbd>
);

/** The keyboard shortcuts of the list. */
export const KeyHint = () => (
  <p className="hidden text-sm text-ink-500 lg:block">
    <Trans>
      Arrow keys move, <Key>X</Key> selects, <Key>Shift</Key> selects a range,{' '}
      <Key>F2</Key> renames, <Key>Del</Key> deletes
    </Trans>
  </p>
);
