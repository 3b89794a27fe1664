import { useLocalName, type Product, type SellerProfile } from '@haat/platform';
import { Button, WhatsAppIcon } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Phone } from 'lucide-react';
import { contactLinks } from '../../../components/product/contact-links';
import { useCounting } from '../../../hooks/use-counting';

type Props = {
  product: Product;
  profile: SellerProfile | undefined;
  /** Icons only: the bar of phones. */
  isCompact?: boolean;
};

/** Call and WhatsApp; each click is counted (D18). */
export function ContactButtons({ product, profile, isCompact }: Props) {
  const { t } = useLingui();
  const name = useLocalName()(product);
  const count = useCounting();
  const { call, whatsapp } = contactLinks(profile, t`Hello, I saw ${name} on Haat.`);
  const { slug } = product.seller;
  return (
    <>
      {call ? (
        <Button
          asChild
          variant="outline"
          className={isCompact ? 'h-[50px] w-[52px] px-0' : ''}
        >
          <a
            href={call}
            aria-label={isCompact ? t`Call` : undefined}
            onClick={() => count.contact(slug, 'call')}
          >
            <Phone aria-hidden />
            {isCompact ? null : <Trans>Call</Trans>}
          </a>
        </Button>
      ) : null}
      {whatsapp ? (
        <Button
          asChild
          variant="wa"
          className={isCompact ? 'h-[50px] w-[52px] px-0' : ''}
        >
          <a
            href={whatsapp}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={isCompact ? t`WhatsApp` : undefined}
            onClick={() => count.contact(slug, 'whatsapp')}
          >
            <WhatsAppIcon />
            {isCompact ? null : <Trans>WhatsApp</Trans>}
          </a>
        </Button>
      ) : null}
    </>
  );
}
