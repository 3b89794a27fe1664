import type { ListedProduct } from '@haat/api/search';
import { useLazySellerProfileQuery } from '@haat/api/seller';
import { paths, useLocalName } from '@haat/platform';
import { Button, WhatsAppIcon } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Phone } from 'lucide-react';
import type { MouseEvent } from 'react';
import { contactLinks } from '../../components/product/contact-links';
import { useCounting } from '../../hooks/use-counting';

type Props = { product: ListedProduct; company: string };
type Kind = 'call' | 'whatsapp';

/**
 * Call and chat. The numbers are asked for when a finger or pointer comes near: a page
 * of results carries none, and until they are here the links lead to the contact page.
 */
export function RowContacts({ product, company }: Props) {
  const { t } = useLingui();
  const name = useLocalName()(product);
  const count = useCounting();
  const [ask, { data: profile }] = useLazySellerProfileQuery();
  const { slug } = product.seller;
  const elsewhere = paths.vendorContact(slug);
  const text = t`Hello, I saw ${name} on Haat.`;
  const links = contactLinks(profile, text);
  const open = async (event: MouseEvent, kind: Kind) => {
    count.contact(slug, kind);
    if (links[kind]) return;
    event.preventDefault();
    const { data } = await ask(slug, true);
    location.assign(contactLinks(data, text)[kind] ?? elsewhere);
  };
  const look = (kind: Kind) => ({
    href: links[kind] ?? elsewhere,
    onPointerEnter: () => void ask(slug, true),
    onFocus: () => void ask(slug, true),
    onClick: (event: MouseEvent) => void open(event, kind),
  });
  const whose = <span className="sr-only">{company}</span>;
  return (
    <>
      <Button asChild variant="outline" size="sm" className="h-11 px-0 lg:h-9">
        <a {...look('call')}>
          <Phone aria-hidden />
          <span className="max-lg:sr-only">
            <Trans>Call</Trans>
          </span>{' '}
          {whose}
        </a>
      </Button>
      <Button asChild variant="wa" size="sm" className="h-11 px-0 lg:h-9">
        <a {...look('whatsapp')} target="_blank" rel="noopener noreferrer">
          <WhatsAppIcon />
          <span className="max-lg:sr-only">
            <Trans>Chat</Trans>
          </span>{' '}
          {whose}
        </a>
      </Button>
    </>
  );
}
