import { Dialog } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import type { ContactFormProps } from './contact-form';
import { EnquiryForm } from './enquiry-form';
import { useEnquiry } from './use-enquiry';

export type OpenedContactProps = ContactFormProps & {
  isOpen: boolean;
  onClose: () => void;
};

/** Stays while the page stays: what was written is there when it is opened again. */
export default function OpenedContact({ isOpen, onClose, ...form }: OpenedContactProps) {
  const { productName, companyName, text, ...target } = form;
  const enquiry = useEnquiry(target, text);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onClose}
      title={<Trans>Write to {companyName}</Trans>}
      description={productName}
    >
      <EnquiryForm {...{ enquiry, target, productName, companyName }} onDone={onClose} />
    </Dialog>
  );
}
