import { lazyPart } from '@haat/ui';
import { Suspense, useState, type ReactNode } from 'react';
import type { ContactFormProps } from './contact-form';

const OpenedContact = lazyPart(
  () => import(/* webpackChunkName: "contact-form" */ './opened-contact'),
);

type Props = ContactFormProps & { trigger: (open: () => void) => ReactNode };

/** The contact form where there is no room for it, e.g. on a card. Its code comes when it opens. */
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
        <Suspense>
          <OpenedContact {...form} isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
