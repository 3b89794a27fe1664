import { deferred } from '@haat/platform';
import { useState, type ReactNode } from 'react';
import type { ContactFormProps } from './contact-form';
import type { OpenedContactProps } from './opened-contact';

const OpenedContact = deferred<OpenedContactProps>(
  () => import(/* webpackChunkName: "contact-form" */ './opened-contact'),
);

type Props = ContactFormProps & { trigger: (open: () => void) => ReactNode };

/** The contact form where there is no space for it, e.g. on a card. Its code loads when it opens. */
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
        <OpenedContact {...form} isOpen={isOpen} onClose={() => setIsOpen(false)} />
      ) : null}
    </>
  );
}
