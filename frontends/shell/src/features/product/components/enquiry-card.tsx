import { ContactForm } from '@haat/enquiry';
import {
  companyName,
  useLocalName,
  useLocale,
  type Product,
  type SellerProfile,
} from '@haat/platform';
import { Card, useReplyTime, useUnitText } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { FORM_ID, goToForm } from '../go-to-form';

type Props = {
  product: Product;
  profile: SellerProfile | undefined;
  quantity: number;
};

/** A link of a list leads straight to the form. */
function followHash() {
  if (location.hash === `#${FORM_ID}`) goToForm();
}

export function EnquiryCard({ product, profile, quantity }: Props) {
  const localName = useLocalName();
  const locale = useLocale();
  const unit = useUnitText(product.unit);
  const { seller } = product;
  const company = companyName(seller, locale);
  const replyTime = useReplyTime(profile?.response_time_hours);
  return (
    <Card id={FORM_ID} className="scroll-mt-4 rounded-[22px] p-5 shadow-e2 lg:p-6">
      <h2 className="text-xl">
        <Trans>Ask for the best price</Trans>
      </h2>
      <p className="mb-4 mt-1 text-[14px] text-ink-500">
        <Trans>Sent directly to {company}.</Trans>{' '}
        {replyTime ? <Trans>Usually answered within {replyTime}.</Trans> : null}
      </p>
      <ContactForm
        sellerSlug={seller.slug}
        productId={product.id}
        productName={localName(product)}
        companyName={company}
        categoryId={product.category.id}
        quantity={quantity}
        unit={unit}
        minimum={product.moq}
        source="product"
        onReady={followHash}
      />
    </Card>
  );
}
