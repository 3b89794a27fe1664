import { cn } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { Mail, MessageCircle, Phone } from 'lucide-react';
import { whatsAppOf } from './other-side';

type Reachable = Record<'phone_number' | 'email', string | null>;
const BUTTON =
  'grid min-h-14 place-items-center content-center gap-1 rounded-md border border-line bg-paper py-2 text-xs font-semibold hover:border-indigo-500 [&_svg]:size-4';

/** Somebody's own ways of being reached. */
export function ContactButtons({ enquiry }: { enquiry: Reachable }) {
  const { phone_number: phone, email } = enquiry;
  return (
    <div className="mt-4 grid auto-cols-fr grid-flow-col gap-2">
      {phone ? (
        <>
          <a href={`tel:${phone}`} className={BUTTON}>
            <Phone aria-hidden />
            <Trans>Call</Trans>
          </a>
          <a
            href={whatsAppOf(phone)}
            target="_blank"
            rel="noopener noreferrer"
            className={cn(BUTTON, 'border-wa bg-wa text-white')}
          >
            <MessageCircle aria-hidden />
            <Trans>WhatsApp</Trans>
          </a>
        </>
      ) : null}
      {email ? (
        <a href={`mailto:${email}`} className={BUTTON}>
          <Mail aria-hidden />
          <Trans>Email</Trans>
        </a>
      ) : null}
    </div>
  );
}
