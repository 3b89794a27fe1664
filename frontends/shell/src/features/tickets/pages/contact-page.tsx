import { Link, brand, paths, useSearchParams } from '@haat/platform';
import { Card, Container, WhatsAppIcon } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { Clock, Hash, LifeBuoy, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { CaseNumberForm } from '../components/case-number-form';
import { KindChoice } from '../components/kind-choice';
import { TicketForm } from '../components/ticket-form';
import { TicketSent } from '../components/ticket-sent';
import { KINDS } from '../../../api/case-forms-api';
import { useTicket } from '../hooks/use-ticket';
import { subjectIn } from '../ticket-schema';

/** /contact-us: the form for questions, complaints and feedback, and the telephone. */
const ContactPage = () => (
  <Container className="pt-8 lg:pt-12">
    <h1 className="text-2xl lg:text-3xl">
      <Trans>Contact us</Trans>
    </h1>
    <p className="mt-3 max-w-prose text-lg text-ink-700">
      <Trans>A real person will reply, in Nepali or English.</Trans>
    </p>
    <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_320px]">
      <Writing />
      <Ways />
    </div>
  </Container>
);

export default ContactPage;

function Writing() {
  const [params] = useSearchParams();
  const kind = KINDS.find((one) => one === params.get('kind')) ?? 'contact';
  const ticket = useTicket(kind, subjectIn(params));
  return (
    <Card id="form" className="scroll-mt-4 p-5 lg:p-7">
      {ticket.sent ? (
        <TicketSent
          reference={ticket.sent.reference}
          email={ticket.form.getValues('email')}
          onAgain={ticket.reset}
        />
      ) : (
        <>
          <KindChoice kind={kind} />
          <TicketForm kind={kind} ticket={ticket} />
        </>
      )}
    </Card>
  );
}

const LINK =
  'inline-flex min-h-11 items-center font-semibold text-indigo-700 hover:underline';

const Ways = () => (
  <div className="grid gap-4">
    <Tile id="number" icon={<Hash aria-hidden />} title={<Trans>I have a number</Trans>}>
      <CaseNumberForm />
    </Tile>
    <Tile icon={<LifeBuoy aria-hidden />} title={<Trans>Help</Trans>}>
      <Link
        to={paths.help}
        className="inline-flex min-h-11 items-center font-semibold text-indigo-700 hover:underline"
      >
        <Trans>See how Haat works</Trans>
      </Link>
    </Tile>
    <Tile icon={<Phone aria-hidden />} title={<Trans>Call us</Trans>}>
      <a
        href={`tel:${brand.phone}`}
        className="inline-flex min-h-11 items-center whitespace-nowrap text-xl font-bold tabular-nums text-indigo-700"
      >
        {brand.phone}
      </a>
    </Tile>
    {brand.whatsapp ? (
      <Tile icon={<WhatsAppIcon />} title={<Trans>WhatsApp</Trans>}>
        <a
          href={`https://wa.me/${brand.whatsapp.replace(/\D/g, '')}`}
          target="_blank"
          rel="noopener noreferrer"
          className={LINK}
        >
          {brand.whatsapp}
        </a>
      </Tile>
    ) : null}
    {brand.mapUrl ? (
      <Tile icon={<MapPin aria-hidden />} title={<Trans>Office</Trans>}>
        <a href={brand.mapUrl} target="_blank" rel="noopener noreferrer" className={LINK}>
          <Trans>Show on the map</Trans>
        </a>
      </Tile>
    ) : null}
    <Tile icon={<Clock aria-hidden />} title={<Trans>Hours</Trans>}>
      <Trans>Sun–Fri, 10:00–18:00 NPT</Trans>
    </Tile>
  </div>
);

type TileProps = { id?: string; icon: ReactNode; title: ReactNode; children: ReactNode };

const Tile = ({ id, icon, title, children }: TileProps) => (
  <Card id={id} className="flex scroll-mt-24 gap-4 p-5 [&_svg]:size-6">
    <span className="grid size-12 shrink-0 place-items-center rounded-[14px] bg-indigo-50 text-indigo-700">
      {icon}
    </span>
    <div className="min-w-0 flex-1">
      <h2 className="mb-1 text-lg">{title}</h2>
      <div className="text-ink-700">{children}</div>
    </div>
  </Card>
);
