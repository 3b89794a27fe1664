import { createContext, useContext, useEffect, useMemo, type ReactNode } from 'react';

const Container = createContext<HTMLElement | undefined>(undefined);

/** Where dialogs and menus are put; undefined means the page's body. */
export const usePortalContainer = (): HTMLElement | undefined => useContext(Container);

function makeContainer(name: string): HTMLElement | undefined {
  if (typeof document === 'undefined') return undefined;
  const element = document.createElement('div');
  element.className = `mf-${name}`;
  return element;
}

/**
 * Scopes a remote's utilities (`.mf-<name>`) for its page and for what it opens above the page:
 * a dialog rendered straight into the body would lose its styles.
 */
export function PortalScope({ name, children }: { name: string; children: ReactNode }) {
  // From the first render on: a later change would replace the server's HTML of deferred parts.
  const container = useMemo(() => makeContainer(name), [name]);
  useEffect(() => {
    if (container) document.body.append(container);
    return () => container?.remove();
  }, [container]);
  return (
    <Container value={container}>
      {/* Which build drew this: a swapped remote can be told from the one before. */}
      <div className={`mf-${name}`} data-build={process.env.HAAT_BUILD}>
        {children}
      </div>
    </Container>
  );
}
