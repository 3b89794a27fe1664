import type { TicketOut } from '@haat/api/admin-tickets';
import { Link, paths, useFormat } from '@haat/platform';
import { Badge, Card, type BadgeTone } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { useKindLabels, type Kind } from '../hooks/use-kind-labels';
import { TicketActions } from './ticket-actions';

const TONES: Record<Kind, BadgeTone> = {
  contact: 'indigo',
  complaint: 'red',
  feedback: 'grey',
};
const LINKS =
  'flex flex-wrap items-center gap-x-4 text-[14px] [&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center [&_a]:font-semibold [&_a]:text-indigo-700 [&_a]:underline';

/** One ticket: its author, text and result. */
export function TicketCard({ ticket }: { ticket: TicketOut }) {
  const { relative } = useFormat();
  const labels = useKindLabels();
  const { name, email, phone_number: phone, article, about } = ticket;
  return (
    <li>
      <Card className="grid gap-3 p-5">
        <div className="flex flex-wrap items-center gap-2">
          <Badge tone={TONES[ticket.kind]}>{labels[ticket.kind]}</Badge>
          <Badge>{ticket.status_label}</Badge>
          <span className="text-sm text-ink-500 tabular-nums">
            {ticket.reference} · {relative(ticket.created_at)}
          </span>
        </div>
        {about ? <p className="font-semibold [overflow-wrap:anywhere]">{about}</p> : null}
        <Helpful isHelpful={ticket.is_helpful} />
        {ticket.text ? (
          <p className="whitespace-pre-line [overflow-wrap:anywhere]">{ticket.text}</p>
        ) : null}
        <p className={LINKS}>
          {name ? <span>{name}</span> : null}
          {email ? <a href={`mailto:${email}`}>{email}</a> : null}
          {phone ? <a href={`tel:${phone}`}>{phone}</a> : null}
          {article ? (
            <Link to={paths.knowledgeBase(article)} target="_blank">
              <Trans>See the article</Trans>
            </Link>
          ) : null}
        </p>
        <Done ticket={ticket} />
        <TicketActions ticket={ticket} />
      </Card>
    </li>
  );
}

function Helpful({ isHelpful }: { isHelpful: boolean | null }) {
  if (isHelpful === null) return null;
  return (
    <p className="text-[14px] text-ink-700">
      {isHelpful ? (
        <Trans>The article helped.</Trans>
      ) : (
        <Trans>The article did not help.</Trans>
      )}
    </p>
  );
}

function Done({ ticket: { reply, note } }: { ticket: TicketOut }) {
  if (!reply && !note) return null;
  return (
    <dl className="grid gap-1 rounded-md bg-sand p-3 text-[14px] [&_dd]:whitespace-pre-line [&_dt]:font-semibold">
      {reply ? (
        <div>
          <dt>
            <Trans>Our answer</Trans>
          </dt>
          <dd>{reply}</dd>
        </div>
      ) : null}
      {note ? (
        <div>
          <dt>
            <Trans>Note for us</Trans>
          </dt>
          <dd>{note}</dd>
        </div>
      ) : null}
    </dl>
  );
}
