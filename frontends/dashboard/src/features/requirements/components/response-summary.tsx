import type { RequirementOut } from '@haat/api/requirements';
import { pluralForm, useFormat } from '@haat/platform';
import { Select, Trans } from '@lingui/react/macro';
import { Eye, FileText, Megaphone, Users } from 'lucide-react';

/** Notified, viewed, answered, and how many may still answer; nothing before suppliers are notified. */
export function ResponseSummary({ requirement }: { requirement: RequirementOut }) {
  const { number } = useFormat();
  const { matches_count: notified, viewed_count: looked } = requirement;
  const { quotes_count: quotes, seats_left, max_quotes, status } = requirement;
  if (!requirement.opened_at) return null;
  const [left, most] = [number(seats_left), number(max_quotes)];
  const [toldText, lookedText, quotesText] = [notified, looked, quotes].map(number);
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1.5 text-sm text-ink-700 [&_li]:inline-flex [&_li]:items-center [&_li]:gap-1.5 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-ink-500">
      <li>
        <Megaphone aria-hidden />
        <Select
          value={pluralForm(notified)}
          _one={`Sent to ${toldText} supplier`}
          other={`Sent to ${toldText} suppliers`}
        />
      </li>
      <li>
        <Eye aria-hidden />
        <Trans>Seen by {lookedText}</Trans>
      </li>
      <li className={quotes > 0 ? 'font-semibold text-indigo-700' : ''}>
        <FileText aria-hidden />
        <Select
          value={pluralForm(quotes)}
          _one={`${quotesText} quote`}
          other={`${quotesText} quotes`}
        />
      </li>
      {status === 'open' ? (
        <li>
          <Users aria-hidden />
          <Trans>
            {left} of {most} places left
          </Trans>
        </li>
      ) : null}
    </ul>
  );
}
