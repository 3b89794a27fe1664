import { ContactDialog, type Recipient } from '@haat/enquiry';
import { pluralForm, useFormat } from '@haat/platform';
import { Button } from '@haat/ui';
import { Select } from '@lingui/react/macro';
import { Send } from 'lucide-react';

type Props = {
  recipients: Recipient[];
  categoryId?: string | undefined;
  className?: string;
  /** What the enquiry starts with. */
  text?: string;
};

/** One enquiry to all of them, each in a conversation of its own. */
export function ContactSuppliers({ recipients, categoryId, className, text }: Props) {
  const { number } = useFormat();
  const [first, ...others] = recipients;
  if (!first) return null;
  const count = number(recipients.length);
  return (
    <ContactDialog
      trigger={(open) => (
        <Button variant="soft" size="sm" className={className} onClick={open}>
          <Send aria-hidden />
          <Select
            value={pluralForm(recipients.length)}
            _one="Ask this supplier"
            other={`Ask these ${count} suppliers`}
          />
        </Button>
      )}
      {...first}
      others={others}
      categoryId={categoryId}
      text={text || undefined}
      source="search"
    />
  );
}
