import { Dialog } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import type { ContactFormProps } from './contact-form';
import { EnquiryForm } from './enquiry-form';
import { useEnquiry } from './use-enquiry';

type Props = ContactFormProps & { trigger: (open: () => void) => ReactNode };

/** The contact form where there is no room for it, e.g. on a card. */
export function ContactDialog({ trigger, ...form }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const open = () => {
    setIsOpen(true);
    setWasOpened(true);
  };
  return (
    <>
      {trigger(open)}
      {wasOpened ? (
        <Opened {...form} isOpen={isOpen} onClose={() => setIsOpen(false)} />
      ) : null}
    </>
  );
}

type OpenedProps = ContactFormProps & { isOpen: boolean; onClose: () => void };

/** Stays while the page stays: what was written is there when it is opened again. */
function Opened({ isOpen, onClose, ...form }: OpenedProps) {
  const { productName, companyName, text, ...target } = form;
  const enquiry = useEnquiry(target, text);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onClose}
      title={<Trans>Write to {companyName}</Trans>}
      description={productName}
    >
      <EnquiryForm
        enquiry={enquiry}
        productName={productName}
        companyName={companyName}
        onDone={onClose}
      />
    </Dialog>
  );
}
