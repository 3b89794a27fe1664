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
          Your name, e-mail, phone and shop go away for good; open enquiries and
          requirements are cancelled. Accepted quotes stay whole with both sides. While a
          deal is open, the account stays.
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
        description={<Trans>Nobody can bring it back, we neither.</Trans>}
      >
        <DeleteForm email={email} onCancel={() => setIsOpen(false)} />
      </Dialog>
    </Section>
  );
}
