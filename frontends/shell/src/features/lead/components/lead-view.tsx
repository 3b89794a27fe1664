import { Link, companyName, paths, useFormat, useLocale } from '@haat/platform';
import { Container } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import type { Lead } from '../lead-api';
import { LeadAnswer } from './lead-answer';
import { LeadDecline } from './lead-decline';
import { LeadFacts } from './lead-facts';
import { LeadTalk } from './lead-talk';

/** Who needs what, the messages, and the answer. */
export function LeadView({ token, lead }: { token: string; lead: Lead }) {
  const { date, time } = useFormat();
  const company = companyName(lead, useLocale());
  const until = `${date(lead.expires_at)}, ${time(lead.expires_at)}`;
  return (
    <Container className="py-5 lg:py-10">
      <div className="mx-auto grid max-w-[640px] gap-4">
        <h1 className="text-xl lg:text-2xl">
          <Trans>An enquiry for {company}</Trans>
        </h1>
        <LeadFacts lead={lead} />
        <LeadTalk messages={lead.messages} name={lead.name} />
        <LeadAnswer token={token} lead={lead} />
        {lead.can_decline ? <LeadDecline token={token} /> : null}
        <p className="text-sm text-ink-500">
          <Trans>
            This link works until {until}, for this enquiry only. Anyone with it can reply
            as you, so don’t share it. Sign in to see files.
          </Trans>{' '}
          <Link
            to={`${paths.sellerEnquiries}?id=${lead.enquiry_id}`}
            className="inline-flex min-h-11 items-center font-semibold text-indigo-700 hover:underline"
          >
            <Trans>Sign in to the inbox</Trans>
          </Link>
        </p>
      </div>
    </Container>
  );
}
