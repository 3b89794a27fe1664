import { WhatsAppIcon } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { Mail, MessageCircle, Phone } from 'lucide-react';
import type { TypedCompany } from '../../company-schema';

const CHIP =
  'inline-flex h-9 items-center gap-1.5 rounded-[10px] border border-line-strong px-3 text-[13px] font-semibold [&_svg]:size-4';

/** The buttons buyers get: one for each way that is filled in. */
export function ContactChips({ values }: { values: TypedCompany }) {
  const { primary_mobile: phone, whatsapp, viber, primary_email: email } = values;
  return (
    <p className="mt-3 flex flex-wrap gap-1.5">
      {phone ? (
        <span className={CHIP}>
          <Phone aria-hidden />
          <Trans>Call</Trans>
        </span>
      ) : null}
      {whatsapp || phone ? (
        <span className={`${CHIP} border-wa bg-wa text-white`}>
          <WhatsAppIcon />
          <Trans>WhatsApp</Trans>
        </span>
      ) : null}
      {viber ? (
        <span className={CHIP}>
          <MessageCircle aria-hidden />
          <Trans>Viber</Trans>
        </span>
      ) : null}
      {email ? (
        <span className={CHIP}>
          <Mail aria-hidden />
          <Trans>Email</Trans>
        </span>
      ) : null}
    </p>
  );
}
