import { useEffect } from 'react';
import type { ContactFormProps } from './contact-form';
import { EnquiryForm } from './enquiry-form';
import { useEnquiry } from './use-enquiry';

/** Fetched by `ContactForm`. */
export default function WrittenForm(props: ContactFormProps) {
  const { productName, text, onReady, ...target } = props;
  const { companyName } = target;
  const enquiry = useEnquiry(target, text);
  useEffect(() => onReady?.(), [onReady]);
  return <EnquiryForm {...{ enquiry, target, productName, companyName }} />;
}
