import { useNavigate } from '@haat/platform';
import { Dialog } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Command } from 'cmdk';
import { useState } from 'react';
import type { Desk } from './desks';
import { PaletteGroup, PaletteItem } from './palette-group';

type Props = { desk: Desk; onClose: () => void };

/** Pages, actions and searches of a desk, by typing. */
export default function CommandPalette({ desk, onClose }: Props) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const q = text.trim();
  const go = (to: string) => {
    onClose();
    void navigate(to);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      hidesTitle
      title={<Trans>Search pages and actions</Trans>}
    >
      <Command label={t`Search pages and actions`} loop className="-mt-5">
        <Command.Input
          autoFocus
          value={text}
          onValueChange={setText}
          placeholder={t`Type a page, an action or a search`}
          className="h-11 w-full border-b border-line bg-transparent px-3 pr-12 text-md outline-none focus-visible:shadow-none"
        />
        <Command.List className="h-[min(420px,60dvh)] overflow-y-auto pt-2">
          <PaletteGroup heading={t`Pages`}>
            {desk.items.map(({ to, label, icon }) => (
              <PaletteItem
                key={to}
                icon={icon}
                name={i18n._(label)}
                path={to}
                onSelect={() => go(to)}
              />
            ))}
          </PaletteGroup>
          <PaletteGroup heading={t`Actions`}>
            {desk.actions.map(({ to, label }) => (
              <PaletteItem
                key={to}
                name={i18n._(label)}
                path={to}
                onSelect={() => go(to)}
              />
            ))}
          </PaletteGroup>
          {q ? (
            <PaletteGroup heading={t`Search`} isAlwaysShown>
              {desk.searches.map(({ to, label }) => {
                const name = i18n._(label(q));
                return (
                  <PaletteItem
                    key={name}
                    name={name}
                    isAlwaysShown
                    onSelect={() => go(to(q))}
                  />
                );
              })}
            </PaletteGroup>
          ) : null}
        </Command.List>
      </Command>
    </Dialog>
  );
}
