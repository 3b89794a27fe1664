import { Mail, MapPin, Phone } from 'lucide-react';
import type { Shop } from '../hooks/use-shop';
import { useClickCounter } from '../hooks/use-click-counter';
import { usePlace } from '../hooks/use-place';
import { readablePhone } from './readable-phone';

const ROW = 'flex min-h-11 items-center gap-3 lg:min-h-9 [&_svg]:size-5 [&_svg]:shrink-0';
const LINK = `${ROW} font-semibold hover:underline`;

/** Address, phone and email, public as the specification has them (D18). */
export function AddressList({ shop }: { shop: Shop }) {
  const count = useClickCounter(shop.slug);
  const { address } = usePlace(shop);
  return (
    <address className="grid gap-1 not-italic lg:gap-2">
      {address ? (
        <span className={ROW}>
          <MapPin aria-hidden />
          {address}
        </span>
      ) : null}
      {shop.primary_mobile ? (
        <a
          href={`tel:${shop.primary_mobile}`}
          onClick={() => count('call')}
          className={`whitespace-nowrap ${LINK}`}
        >
          <Phone aria-hidden />
          <span className="tabular-nums">{readablePhone(shop.primary_mobile)}</span>
        </a>
      ) : null}
      {shop.primary_email ? (
        <a
          href={`mailto:${shop.primary_email}`}
          onClick={() => count('email')}
          className={LINK}
        >
          <Mail aria-hidden />
          <span className="break-all">{shop.primary_email}</span>
        </a>
      ) : null}
    </address>
  );
}
