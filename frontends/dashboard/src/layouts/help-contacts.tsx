import { Link, brand, paths } from '@haat/platform';
import { Trans } from '@lingui/react/macro';
import { BookOpen, Flag, Phone } from 'lucide-react';

const ROW =
  'flex min-h-12 items-center gap-3 rounded-md border border-line px-3.5 py-1.5 font-semibold text-ink-900 hover:bg-sand [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-ink-500';

/** A call, a complaint, and the whole of the help pages. */
export const HelpContacts = () => (
  <section className="mt-6 border-t border-line pt-5">
    <h3 className="mb-2 text-md">
      <Trans>Talk to us</Trans>
    </h3>
    <div className="grid gap-2">
      <a href={`tel:${brand.phone}`} className={`${ROW} whitespace-nowrap`}>
        <Phone aria-hidden />
        <span>
          <Trans>Call {brand.phone}</Trans>
          <small className="block whitespace-normal text-[13px] font-normal text-ink-500">
            <Trans>Sun–Fri, 10:00–18:00 NPT</Trans>
          </small>
        </span>
      </a>
      <Link to={paths.contactAbout('complaint')} className={ROW}>
        <Flag aria-hidden />
        <Trans>Make a complaint</Trans>
      </Link>
      <Link to={paths.help} className={ROW}>
        <BookOpen aria-hidden />
        <Trans>All help pages</Trans>
      </Link>
    </div>
  </section>
);
