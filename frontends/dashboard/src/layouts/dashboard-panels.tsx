import { deferred } from '@haat/platform';
import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import type { Dashboard } from './dashboards';
import { HelpPanel } from './help-panel';
import { KeysDialog } from './keys-dialog';
import { useDashboardKeys, type PanelName } from './use-dashboard-keys';

type Panels = { open: (name: PanelName) => void };

const Context = createContext<Panels>({ open: () => undefined });
export const useDashboardPanels = (): Panels => useContext(Context);

const CommandPalette = deferred(() => import('./command-palette'));
const NotificationPanel = deferred(() => import('./notification-panel'));

type Props = { dashboard: Dashboard; children: ReactNode };

/** What opens above every page of a dashboard: search, help, notifications, and the list of keys. */
export function DashboardPanels({ dashboard, children }: Props) {
  const [panel, setPanel] = useState<PanelName | null>(null);
  const panels = useMemo(() => ({ open: setPanel }), []);
  const change = (name: PanelName) => (isOpen: boolean) => setPanel(isOpen ? name : null);
  useDashboardKeys({ isOpen: panel !== null, open: setPanel });
  return (
    <Context value={panels}>
      {children}
      {panel === 'palette' ? (
        <CommandPalette dashboard={dashboard} onClose={() => setPanel(null)} />
      ) : null}
      {panel === 'notifications' ? (
        <NotificationPanel onClose={() => setPanel(null)} />
      ) : null}
      <HelpPanel
        dashboard={dashboard}
        open={panel === 'help'}
        onOpenChange={change('help')}
      />
      <KeysDialog open={panel === 'keys'} onOpenChange={change('keys')} />
    </Context>
  );
}
