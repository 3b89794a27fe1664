import { Link } from '@haat/platform';
import { Button } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { MessageCircle, Phone, Send } from 'lucide-react';
import type { Enquiry } from '../../../api/enquiries';
import { whatsAppOf } from '../../../components/enquiries/other-side';

/** On a phone the next one to answer has its ways at hand. */
export function RowActions({ enquiry, href }: { enquiry: Enquiry; href: string }) {
  const phone = enquiry.phone_number;
  return (
    <div className="-mt-px flex flex-wrap gap-2 border-b border-line bg-card px-4 pb-3.5 pl-[72px] lg:hidden [&>*]:h-11 [&>*]:flex-1 [&>*]:px-1">
      {phone ? (
        <>
          <Button asChild variant="outline" size="sm">
            <a href={`tel:${phone}`}>
              <Phone aria-hidden />
              <Trans>Call</Trans>
            </a>
          </Button>
          <Button asChild variant="wa" size="sm">
            <a href={whatsAppOf(phone)} target="_blank" rel="noopener noreferrer">
              <MessageCircle aria-hidden />
              <Trans>WhatsApp</Trans>
            </a>
          </Button>
        </>
      ) : null}
      <Button asChild size="sm">
        <Link to={href}>
          <Send aria-hidden />
          <Trans>Reply</Trans>
        </Link>
      </Button>
    </div>
  );
}
