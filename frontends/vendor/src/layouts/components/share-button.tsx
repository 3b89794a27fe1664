import { companyName, paths, useLocale } from '@haat/platform';
import { Button } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Share2 } from 'lucide-react';
import { type Shop } from '../../hooks/use-shop';
import { useClickCounter } from '../../hooks/use-click-counter';

/** The browser's own share sheet. */
export function ShareButton({ shop }: { shop: Shop }) {
  const { t } = useLingui();
  const locale = useLocale();
  const count = useClickCounter(shop.slug);
  const share = () => {
    if (!navigator.share) {
      alert(t`Your browser does not support Web Share API!`);
      return;
    }
    count('share');
    const url = location.origin + paths.vendor(shop.slug);
    // Closing the sheet rejects; that is the visitor's choice, not an error.
    navigator.share({ title: companyName(shop, locale), url }).catch(() => undefined);
  };
  return (
    <Button variant="outline" onClick={share}>
      <Share2 aria-hidden />
      <Trans>Share</Trans>
    </Button>
  );
}
