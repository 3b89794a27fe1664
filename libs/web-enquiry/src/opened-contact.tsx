import { useFormat } from '@haat/platform';
import { Dialog } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import type { ContactFormProps } from './contact-form';
import { EnquiryForm } from './enquiry-form';
import { recipientsOf } from './enquiry-target';
import { useEnquiry } from './use-enquiry';

export type OpenedContactProps = ContactFormProps & {
  isOpen: boolean;
  onClose: () => void;
};

/** Stays while the page stays: what was written is there when it is opened again. */
export default function OpenedContact({ isOpen, onClose, ...form }: OpenedContactProps) {
  const { productName, text, ...target } = form;
  const { companyName } = target;
  const enquiry = useEnquiry(target, text);
  const { number } = useFormat();
  const several = recipientsOf(target).length;
  const count = number(several);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onClose}
      title={
        several > 1 ? (
          <Trans>Ask {count} suppliers</Trans>
        ) : (
          <Trans>Write to {companyName}</Trans>
        )
      }
      description={productName}
    >
      <EnquiryForm {...{ enquiry, target, productName, companyName }} onDone={onClose} />
    </Dialog>
  );
}
