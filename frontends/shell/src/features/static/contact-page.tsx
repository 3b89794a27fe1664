import { Link, brand, paths } from '@haat/platform';
import { Card, Container } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { Clock, LifeBuoy, MessageSquareWarning, Phone } from 'lucide-react';
import type { ReactNode } from 'react';

const ContactPage = () => (
  <Container className="pt-8 lg:pt-12">
    <h1 className="text-2xl lg:text-3xl">
      <Trans>Contact us</Trans>
    </h1>
    <p className="mt-3 max-w-prose text-lg text-ink-700">
      <Trans>A person answers, in Nepali or English.</Trans>
    </p>
    <div className="mt-8 grid gap-4 sm:grid-cols-2">
      <Tile icon={<Phone aria-hidden />} title={<Trans>Call us</Trans>}>
        <a
          href={`tel:${brand.phone}`}
          className="inline-flex min-h-11 items-center text-xl font-bold tabular-nums text-indigo-700"
        >
          {brand.phone}
        </a>
      </Tile>
      <Tile icon={<Clock aria-hidden />} title={<Trans>Hours</Trans>}>
        <Trans>Sun–Fri, 10:00–18:00 NPT</Trans>
      </Tile>
      <Tile
        id="feedback"
        icon={<MessageSquareWarning aria-hidden />}
        title={<Trans>Complaint & feedback</Trans>}
      >
        <Trans>
          Call the helpdesk and name the supplier or product. We note it while you are on
          the line.
        </Trans>
      </Tile>
      <Tile icon={<LifeBuoy aria-hidden />} title={<Trans>Help</Trans>}>
        <Link
          to={paths.help}
          className="inline-flex min-h-11 items-center font-semibold text-indigo-700 hover:underline"
        >
          <Trans>Read how things work</Trans>
        </Link>
      </Tile>
    </div>
  </Container>
);

export default ContactPage;

type TileProps = { id?: string; icon: ReactNode; title: ReactNode; children: ReactNode };

const Tile = ({ id, icon, title, children }: TileProps) => (
  <Card id={id} className="flex scroll-mt-24 gap-4 p-5 [&_svg]:size-6">
    <span className="grid size-12 shrink-0 place-items-center rounded-[14px] bg-indigo-50 text-indigo-700">
      {icon}
    </span>
    <div>
      <h2 className="mb-1 text-lg">{title}</h2>
      <div className="text-ink-700">{children}</div>
    </div>
  </Card>
);
