import { Button, WhatsAppIcon } from '@haat/ui';
import { useLingui } from '@lingui/react/macro';
import { Mail, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { digitsOf, type Shop } from '../hooks/use-shop';
import { useClickCounter, type ShopEvent } from '../hooks/use-click-counter';
import { ViberIcon } from './viber-icon';

type Way = { type: ShopEvent; href: string; label: string; icon: ReactNode };

/** Every way of reaching the firm that it has given. */
export function useContactWays(shop: Shop): Way[] {
  const { t } = useLingui();
  const { primary_mobile: phone, primary_email: email, viber } = shop;
  const whatsapp = shop.whatsapp ?? phone;
  const ways: (Way | null)[] = [
    phone
      ? {
          type: 'call',
          href: `tel:${phone}`,
          label: t`Call`,
          icon: <Phone aria-hidden />,
        }
      : null,
    whatsapp
      ? {
          type: 'whatsapp',
          href: `https://wa.me/${digitsOf(whatsapp)}`,
          label: t`WhatsApp`,
          icon: <WhatsAppIcon />,
        }
      : null,
    viber
      ? {
          type: 'viber',
          href: `viber://chat?number=${encodeURIComponent(`+${digitsOf(viber)}`)}`,
          label: t`Viber`,
          icon: <ViberIcon />,
        }
      : null,
    email
      ? {
          type: 'email',
          href: `mailto:${email}`,
          label: t`Email`,
          icon: <Mail aria-hidden />,
        }
      : null,
  ];
  return ways.filter((way) => way !== null);
}

/** The buttons of the company header and the contact page; each press is counted. */
export function ContactLinks({ shop }: { shop: Shop }) {
  const ways = useContactWays(shop);
  const count = useClickCounter(shop.slug);
  return ways.map(({ type, href, label, icon }) => (
    <Button key={type} asChild variant={type === 'whatsapp' ? 'wa' : 'outline'}>
      <a
        href={href}
        onClick={() => count(type)}
        {...(type === 'whatsapp' ? { target: '_blank', rel: 'noopener' } : {})}
      >
        {icon}
        {label}
      </a>
    </Button>
  ));
}
