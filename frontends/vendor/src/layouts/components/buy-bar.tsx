import { Link, paths } from '@haat/platform';
import { Button } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { Send } from 'lucide-react';
import type { Shop } from '../../hooks/use-shop';
import { useClickCounter } from '../../hooks/use-click-counter';
import { useContactWays } from '../../components/contact-links';

/** On a phone the ways to the firm are always under the thumb. */
export function BuyBar({ shop }: { shop: Shop }) {
  const count = useClickCounter(shop.slug);
  const ways = useContactWays(shop).filter(
    ({ type }) => type === 'call' || type === 'whatsapp',
  );
  return (
    <div
      data-page-bar
      data-bar="bottom"
      className="fixed inset-x-0 bottom-0 z-[65] flex gap-2 border-t border-line bg-white/97 px-3.5 pb-[calc(10px+env(safe-area-inset-bottom))] pt-2.5 shadow-[0_-10px_30px_-14px_rgb(23_27_82/.25)] backdrop-blur-md lg:hidden"
    >
      {ways.map(({ type, href, label, icon }) => (
        <Button
          key={type}
          asChild
          variant={type === 'whatsapp' ? 'wa' : 'outline'}
          className="h-[50px] w-13 px-0 [&_svg]:size-[22px]"
        >
          <a href={href} aria-label={label} onClick={() => count(type)}>
            {icon}
          </a>
        </Button>
      ))}
      <Button asChild className="h-[50px] flex-1">
        <Link to={paths.vendorContact(shop.slug)}>
          <Send aria-hidden />
          <Trans>Contact supplier</Trans>
        </Link>
      </Button>
    </div>
  );
}
