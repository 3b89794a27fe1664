import { usePortalContainer } from '@haat/ui';
import { useEffect, type CSSProperties } from 'react';

/** Dialogs are outside the shop's own element: they get its colours too. */
export function usePortalTheme(theme: CSSProperties): void {
  const container = usePortalContainer();
  const text = JSON.stringify(theme);
  useEffect(() => {
    const entries = Object.entries(JSON.parse(text) as Record<string, string>);
    for (const [name, value] of entries) container?.style.setProperty(name, value);
    return () => {
      for (const [name] of entries) container?.style.removeProperty(name);
    };
  }, [container, text]);
}
