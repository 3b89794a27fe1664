import { useUnitName } from '@haat/enquiry';
import { useFormat } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import { offerText } from '../../../components/conversations/offer';
import type { WireOffer } from '../offer-schema';

/** A price as the text of a message, for a guest. */
export function useOfferText() {
  const { t } = useLingui();
  const { date } = useFormat();
  const nameOf = useUnitName();
  return (offer: WireOffer) => {
    const tax = {
      vat_13_included: t`13 % VAT is included.`,
      vat_13_extra: '',
      pan_bill: t`With a PAN bill, no VAT.`,
    }[offer.tax_mode];
    const labels = {
      title: t`Quote`,
      freight: t`Freight`,
      vat: t`VAT 13 %`,
      total: t`Total`,
    };
    const until = offer.valid_until ? t`Valid until ${date(offer.valid_until)}.` : '';
    const after = [[tax, until].filter(Boolean).join(' '), offer.note ?? ''];
    const items = offer.items.map((line) => ({
      ...line,
      unitName: (line.unit_id ? nameOf(line.unit_id) : line.unit) ?? '',
    }));
    return offerText({ ...offer, items }, labels, after);
  };
}
