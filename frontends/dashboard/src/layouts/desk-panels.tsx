import { deferred } from '@haat/platform';
import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import type { Desk } from './desks';
import { HelpPanel } from './help-panel';
import { KeysDialog } from './keys-dialog';
import { useDeskKeys, type PanelName } from './use-desk-keys';

type Panels = { open: (name: PanelName) => void };

const Context = createContext<Panels>({ open: () => undefined });
export const useDeskPanels = (): Panels => useContext(Context);

const CommandPalette = deferred(() => import('./command-palette'));

type Props = { desk: Desk; children: ReactNode };

/** What opens above every page of a desk: search, help, and the list of keys. */
export function DeskPanels({ desk, children }: Props) {
  const [panel, setPanel] = useState<PanelName | null>(null);
  const panels = useMemo(() => ({ open: setPanel }), []);
  const change = (name: PanelName) => (isOpen: boolean) => setPanel(isOpen ? name : null);
  useDeskKeys({ isOpen: panel !== null, open: setPanel });
  return (
    <Context value={panels}>
      {children}
      {panel === 'palette' ? (
        <CommandPalette desk={desk} onClose={() => setPanel(null)} />
      ) : null}
      <HelpPanel desk={desk} open={panel === 'help'} onOpenChange={change('help')} />
      <KeysDialog open={panel === 'keys'} onOpenChange={change('keys')} />
    </Context>
  );
}
