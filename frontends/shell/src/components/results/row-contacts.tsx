import type { ListedProduct } from '@haat/api/search';
import { useLazySellerProfileQuery } from '@haat/api/seller';
import { paths, useLocalName } from '@haat/platform';
import { Button, WhatsAppIcon } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Phone } from 'lucide-react';
import type { MouseEvent } from 'react';
import { contactLinks } from '../product/contact-links';
import { useCounting } from '../../hooks/use-counting';

type Props = { product: ListedProduct; company: string };
type Kind = 'call' | 'whatsapp';

/**
 * Call and chat. The numbers are loaded on the first hover, focus or click: a page of
 * results contains none. Until then the links lead to the contact page.
 */
export function RowContacts({ product, company }: Props) {
  const { t } = useLingui();
  const name = useLocalName()(product);
  const count = useCounting();
  const [loadProfile, { data: profile }] = useLazySellerProfileQuery();
  const { slug } = product.seller;
  const contactPage = paths.vendorContact(slug);
  const text = t`Hello, I saw ${name} on Haat.`;
  const links = contactLinks(profile, text);
  const open = async (event: MouseEvent, kind: Kind) => {
    count.contact(slug, kind);
    if (links[kind]) return;
    event.preventDefault();
    const { data } = await loadProfile(slug, true);
    location.assign(contactLinks(data, text)[kind] ?? contactPage);
  };
  const linkProps = (kind: Kind) => ({
    href: links[kind] ?? contactPage,
    onPointerEnter: () => void loadProfile(slug, true),
    onFocus: () => void loadProfile(slug, true),
    onClick: (event: MouseEvent) => void open(event, kind),
  });
  const whose = <span className="sr-only">{company}</span>;
  return (
    <>
      <Button asChild variant="outline" size="sm" className="h-11 px-0 @[760px]:h-9">
        <a {...linkProps('call')}>
          <Phone aria-hidden />
          <span className="sr-only @[760px]:not-sr-only">
            <Trans>Call</Trans>
          </span>{' '}
          {whose}
        </a>
      </Button>
      <Button asChild variant="wa" size="sm" className="h-11 px-0 @[760px]:h-9">
        <a {...linkProps('whatsapp')} target="_blank" rel="noopener noreferrer">
          <WhatsAppIcon />
          <span className="sr-only @[760px]:not-sr-only">
            <Trans>WhatsApp</Trans>
          </span>{' '}
          {whose}
        </a>
      </Button>
    </>
  );
}
