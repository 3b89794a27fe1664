import { Button, Dialog } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { DeleteForm } from './delete-form';
import { Section } from './section';

export function DeleteSection({ email }: { email: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Section
      id="delete"
      title={<Trans>Delete account</Trans>}
      lead={
        <Trans>
          This permanently deletes your name, email, phone and shop, and cancels open
          enquiries and requirements. Both sides keep accepted quotes and orders with
          companies, PAN and signer for at least five years after the end of the income
          year, as the Income Tax Act requires. You can’t delete your account while an
          order or a deal is open.
        </Trans>
      }
    >
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        trigger={
          <Button variant="outline" className="text-red-700 hover:text-red-700">
            <Trans>Delete my account</Trans>
          </Button>
        }
        title={<Trans>Delete your account?</Trans>}
        description={<Trans>This can’t be undone, not even by us.</Trans>}
      >
        <DeleteForm email={email} onCancel={() => setIsOpen(false)} />
      </Dialog>
    </Section>
  );
}
