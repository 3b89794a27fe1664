import { useLocation } from '@haat/platform';
import { Sheet } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Desk } from './desks';
import { HelpArticle } from './help-article';
import { HelpArticles } from './help-articles';
import { HelpContacts } from './help-contacts';

type Props = { desk: Desk; open: boolean; onOpenChange: (isOpen: boolean) => void };

/** Help of a page, beside it: articles that suit it, a search, and ways to reach support. */
export function HelpPanel({ desk, open, onOpenChange }: Props) {
  const { pathname } = useLocation();
  const [slug, setSlug] = useState<string | null>(null);
  const leave = useEffectEvent(() => {
    setSlug(null);
    onOpenChange(false);
  });
  useEffect(() => leave(), [pathname]);
  const change = (isOpen: boolean) => {
    if (!isOpen) setSlug(null);
    onOpenChange(isOpen);
  };
  return (
    <Sheet open={open} onOpenChange={change} title={<Trans>Help</Trans>}>
      {slug ? (
        <HelpArticle slug={slug} onBack={() => setSlug(null)} />
      ) : (
        <HelpArticles desk={desk} isOpen={open} onChoose={setSlug} />
      )}
      <HelpContacts />
    </Sheet>
  );
}
