/** The document's title, robots and theme colour follow the page that is open. */
import { useEffect } from 'react';
import { DARK_BAR_COLOUR, isPageDark } from '../appearance/appearance';
import { useAppearance } from '../appearance/use-appearance';
import { useLocale } from '../i18n/use-locale';
import type { Locale, PageHead } from '../page-config';
import { BRAND_COLOUR, documentTitle, isHiddenHead } from './document-title';

/** A page knows more than its route; what is not found wins over both. */
export type HeadLevel = 'route' | 'page' | 'missing';
type Entry = { level: HeadLevel; head: PageHead; locale: Locale };

const LEVELS: HeadLevel[] = ['missing', 'page', 'route'];
const entries = new Set<Entry>();
const subjects = new Set<{ name: string }>();

function setMeta(name: string, content: string | null): void {
  const existing = document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  if (content === null) return existing?.remove();
  const meta = existing ?? document.createElement('meta');
  meta.name = name;
  meta.content = content;
  if (!existing) document.head.append(meta);
}

const current = (): Entry | undefined =>
  LEVELS.flatMap((level) => [...entries].filter((entry) => entry.level === level))[0];

function write(): void {
  const entry = current();
  if (!entry) return;
  const { head, locale, level } = entry;
  const [subject] = level === 'page' ? subjects : [];
  const title = [subject?.name, head.title].filter(Boolean).join(' – ');
  document.title = documentTitle({ ...head, ...(title ? { title } : {}) }, locale);
  setMeta('robots', isHiddenHead(head) ? 'noindex' : null);
  const bar = isPageDark() ? DARK_BAR_COLOUR : BRAND_COLOUR;
  setMeta('theme-color', head.themeColour ?? bar);
}

/** While the component is mounted the document has this head; null: not known yet. */
export function useDocumentHead(head: PageHead | null, level: HeadLevel = 'page'): void {
  const locale = useLocale();
  const { title, status, isHidden, themeColour } = head ?? {};
  const isLoaded = head !== null;
  const scheme = useAppearance();
  useEffect(() => {
    if (!isLoaded) return;
    const entry: Entry = {
      level,
      locale,
      head: {
        ...(title === undefined ? {} : { title }),
        ...(status === undefined ? {} : { status }),
        ...(isHidden === undefined ? {} : { isHidden }),
        ...(themeColour === undefined ? {} : { themeColour }),
      },
    };
    entries.add(entry);
    write();
    return () => {
      entries.delete(entry);
      write();
    };
  }, [isLoaded, title, status, isHidden, themeColour, level, locale, scheme]);
}

/** The name of the thing a page is about, before the page's own title. */
export function useTitleSubject(name: string | null | undefined): void {
  useEffect(() => {
    if (!name) return;
    const subject = { name };
    subjects.add(subject);
    write();
    return () => {
      subjects.delete(subject);
      write();
    };
  }, [name]);
}
