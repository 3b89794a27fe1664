import { Trans } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { Key } from '../components/key';
import { useDeskPanels } from './desk-panels';

/** Looks like a field; opens the palette. */
export function PaletteButton() {
  const { open } = useDeskPanels();
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={() => open('palette')}
      className="flex h-11 w-full min-w-0 max-w-[440px] flex-1 items-center gap-2.5 rounded-md border border-line bg-paper px-3.5 text-left text-[14px] text-ink-500 hover:border-line-strong"
    >
      <Search className="size-4 shrink-0" aria-hidden />
      <span className="truncate">
        <Trans>Search pages and actions</Trans>
      </span>
      <span className="ml-auto shrink-0" aria-hidden>
        <Key>Ctrl K</Key>
      </span>
    </button>
  );
}
