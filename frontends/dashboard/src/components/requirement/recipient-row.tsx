import { Link, paths, useFormat } from '@haat/platform';
import { Badge, Monogram } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { Eye, EyeOff, Megaphone, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Recipient } from '../../api/matches';
import { RecipientName } from './recipient-name';

type Props = {
  recipient: Recipient;
  /** Its buyer can open the quote; an administrator cannot. */
  hasLinks: boolean;
};

/** One supplier: notified, viewed, answered, each with its time. */
export function RecipientRow({ recipient, hasLinks }: Props) {
  const { seller, notified_at, viewed_at } = recipient;
  const { date, time } = useFormat();
  const at = (moment: string) => `${date(moment)}, ${time(moment)}`;
  const [notified, viewed] = [notified_at && at(notified_at), viewed_at && at(viewed_at)];
  return (
    <div className="flex flex-wrap items-start gap-x-3 gap-y-1.5 py-3">
      <Monogram
        name={seller.company_name}
        logo={seller.company_logo}
        colour={seller.colour}
        className="size-10 text-sm"
      />
      <div className="min-w-0 flex-1 basis-52">
        <RecipientName seller={seller} />
        <ul className="mt-1 grid gap-1 text-sm text-ink-700">
          <Fact icon={notified ? <Megaphone aria-hidden /> : <Search aria-hidden />}>
            {notified ? (
              <Trans>Notified {notified}</Trans>
            ) : (
              <Trans>Found it in the list of open leads</Trans>
            )}
          </Fact>
          <Fact icon={viewed ? <Eye aria-hidden /> : <EyeOff aria-hidden />}>
            {viewed ? <Trans>Viewed {viewed}</Trans> : <Trans>Not viewed yet</Trans>}
          </Fact>
        </ul>
      </div>
      <Answer recipient={recipient} hasLinks={hasLinks} />
    </div>
  );
}

const Fact = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li className="flex items-center gap-1.5 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-ink-500">
    {icon}
    {children}
  </li>
);

function Answer({ recipient, hasLinks }: Props) {
  const { date } = useFormat();
  const { answer, answered_at, quote_id } = recipient;
  if (!answer) return null;
  const day = answered_at ? date(answered_at) : '';
  if (answer === 'declined') {
    return (
      <Badge>
        <Trans>Declined {day}</Trans>
      </Badge>
    );
  }
  return (
    <div className="grid justify-items-end gap-1">
      <Badge tone="green">
        <Trans>Quoted {day}</Trans>
      </Badge>
      {hasLinks && quote_id ? (
        <Link
          to={paths.buyerQuote(quote_id)}
          className="inline-block py-1 text-sm font-semibold text-indigo-700 hover:underline"
        >
          <Trans>See the quote</Trans>
        </Link>
      ) : null}
    </div>
  );
}
