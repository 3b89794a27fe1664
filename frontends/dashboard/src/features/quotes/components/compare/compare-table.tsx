import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ComparedItem, CostSettings } from '../../../../api/quotes';
import { completeIn, groupsOf, type GroupName, type Offer } from '../../offers';
import { OfferRows } from './offer-rows';
import { TableHead } from './table-head';

export type CompareProps = {
  items: ComparedItem[];
  offers: Offer[];
  settings: CostSettings;
  label: string;
};
/** More lines than this have no columns: their prices are below the figures. */
const MAX_COLUMNS = 4;

const GROUPS: Record<GroupName, { name: ReactNode; hint: ReactNode }> = {
  complete: {
    name: <Trans>Complete</Trans>,
    hint: <Trans>all lines as requested</Trans>,
  },
  incomplete: {
    name: <Trans>Incomplete</Trans>,
    hint: <Trans>always after complete quotes, by what is missing</Trans>,
  },
  alternative: {
    name: <Trans>Alternative goods</Trans>,
    hint: <Trans>not ranked: different from what you requested</Trans>,
  },
};

/** Suppliers as rows, read like an invoice, in three groups that never mix. */
export function CompareTable({ items, offers, settings, label }: CompareProps) {
  const columns = items.length > MAX_COLUMNS ? [] : items;
  const among = completeIn(offers);
  return (
    <table className="w-full border-separate border-spacing-0 rounded-lg border border-line bg-card text-[13.5px] shadow-e1">
      <caption className="sr-only">{label}</caption>
      <TableHead columns={columns} settings={settings} />
      {groupsOf(offers).flatMap(({ name, offers: ranked }) => [
        <tbody key={name}>
          <tr>
            <th
              scope="rowgroup"
              colSpan={columns.length + 8}
              className="border-b border-line bg-sand/60 px-4 py-2 text-left text-[13px] font-semibold"
            >
              {GROUPS[name].name}{' '}
              <span className="ml-1.5 font-normal text-ink-500">{GROUPS[name].hint}</span>
            </th>
          </tr>
        </tbody>,
        ...ranked.map((offer) => (
          <OfferRows
            key={offer.quote.id}
            {...{ offer, columns, items, settings, among }}
          />
        )),
      ])}
    </table>
  );
}
