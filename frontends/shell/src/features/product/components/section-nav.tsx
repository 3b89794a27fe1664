import { cn } from '@haat/ui';
import { useLingui } from '@lingui/react/macro';
import { useCurrentSection } from '../hooks/use-current-section';

/** Links to the parts of the page; the one being read is marked. */
export function SectionNav({ sections }: { sections: { id: string; label: string }[] }) {
  const { t } = useLingui();
  const current = useCurrentSection(sections.map(({ id }) => id));
  return (
    <nav
      aria-label={t`On this page`}
      className="z-30 -mx-4 overflow-x-auto border-b border-line bg-paper px-4 [scrollbar-width:none] lg:sticky lg:top-[76px] lg:mx-0 lg:px-0"
    >
      <ul className="flex gap-1">
        {sections.map(({ id, label }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              className={cn(
                '-mb-px inline-flex min-h-12 items-center whitespace-nowrap border-b-[3px] border-transparent px-4 text-[14.5px] font-semibold text-ink-500 hover:text-ink-900',
                id === current && 'border-indigo-600 text-indigo-700',
              )}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
