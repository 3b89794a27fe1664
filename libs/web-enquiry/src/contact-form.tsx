import { useEnquiry, type EnquiryTarget } from './use-enquiry';
import { EnquiryForm } from './enquiry-form';

export type ContactFormProps = EnquiryTarget & {
  productName?: string | undefined;
  companyName?: string | undefined;
  /** What the text starts with, e.g. the chosen quantity. */
  text?: string | undefined;
};

/** Name, phone, e-mail and what is needed; then the review, then thanks (spec 4, 5). */
export function ContactForm(props: ContactFormProps) {
  const { productName, companyName, text, ...target } = props;
  const enquiry = useEnquiry(target, text);
  return (
    <EnquiryForm enquiry={enquiry} productName={productName} companyName={companyName} />
  );
}
