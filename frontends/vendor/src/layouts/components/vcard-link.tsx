import { companyName, paths, useLocale } from '@haat/platform';
import { Button } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { Contact } from 'lucide-react';
import type { Shop } from '../../hooks/use-shop';
import { usePlace } from '../../hooks/use-place';
import { vcardOf } from '../vcard';

/** The company as a contact of the visitor's address book. */
export function VCardLink({ shop }: { shop: Shop }) {
  const { address } = usePlace(shop);
  const name = companyName(shop, useLocale());
  const save = () => {
    const card = vcardOf({
      name,
      address,
      phone: shop.primary_mobile,
      email: shop.primary_email,
      url: location.origin + paths.vendor(shop.slug),
    });
    const link = document.createElement('a');
    link.href = `data:text/vcard;charset=utf-8,${encodeURIComponent(card)}`;
    link.download = `${shop.slug}.vcf`;
    link.click();
  };
  return (
    <Button variant="outline" onClick={save}>
      <Contact aria-hidden />
      <Trans>Save contact</Trans>
    </Button>
  );
}
