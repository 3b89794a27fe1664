import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';

const Container = createContext<HTMLElement | undefined>(undefined);

/** Where dialogs and menus are put; undefined means the page's body. */
export const usePortalContainer = (): HTMLElement | undefined => useContext(Container);

/**
 * Scopes a remote's utilities (`.mf-<name>`) for its page and for what it opens above the page:
 * a dialog rendered straight into the body would lose its styles.
 */
export function PortalScope({ name, children }: { name: string; children: ReactNode }) {
  const [container, setContainer] = useState<HTMLElement>();
  useEffect(() => {
    const element = document.createElement('div');
    element.className = `mf-${name}`;
    document.body.append(element);
    setContainer(element);
    return () => element.remove();
  }, [name]);
  return (
    <Container value={container}>
      {/* Which build drew this: a swapped remote can be told from the one before. */}
      <div className={`mf-${name}`} data-build={process.env.HAAT_BUILD}>
        {children}
      </div>
    </Container>
  );
}
