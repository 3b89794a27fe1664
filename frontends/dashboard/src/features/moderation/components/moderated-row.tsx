import type { Moderated } from '@haat/api/admin-products';
import { Link, paths, pluralForm, useFormat, useLocalName } from '@haat/platform';
import { Badge, ProductPicture, StatusChip, useUnitText } from '@haat/ui';
import { Select, Trans } from '@lingui/react/macro';
import { Flag } from 'lucide-react';
import { useSellerName } from '../../../hooks/use-seller-name';

/** A product: a row on wide screens, a card on phones; all of it opens. */
export function ModeratedRow({ row }: { row: Moderated }) {
  const { money, number, relative } = useFormat();
  const { nameOf } = useSellerName();
  const localName = useLocalName();
  const reports = number(row.report_count);
  const unit = useUnitText(row.unit);
  return (
    <tr className="relative border-b border-line last:border-0 focus-within:bg-indigo-50 hover:bg-paper @max-[700px]/list:flex @max-[700px]/list:flex-wrap @max-[700px]/list:items-center @max-[700px]/list:gap-x-3 @max-[700px]/list:gap-y-1.5 @max-[700px]/list:p-4 @min-[700px]/list:[&>td]:px-4 @min-[700px]/list:[&>td]:py-3">
      <td className="min-w-0 @max-[700px]/list:basis-full">
        <span className="flex items-center gap-3">
          <span className="size-14 shrink-0 overflow-hidden rounded-md bg-sand">
            <ProductPicture image={row.image} alt="" />
          </span>
          <span className="min-w-0">
            <Link
              to={paths.adminProduct(row.id)}
              className="font-semibold [overflow-wrap:anywhere] after:absolute after:inset-0"
            >
              {localName(row)}
            </Link>
            <small className="block text-sm text-ink-500">
              {localName(row.category)}
            </small>
          </span>
        </span>
      </td>
      <td className="text-ink-700">{nameOf(row.seller)}</td>
      <td className="whitespace-nowrap tabular-nums">
        {row.price === null ? <Trans>On request</Trans> : `${money(row.price)} / ${unit}`}
      </td>
      <td>
        <span className="flex flex-wrap items-center gap-2">
          <StatusChip status={row.status} label={row.status_label} />
          {row.report_count > 0 ? (
            <Badge tone="red">
              <Flag aria-hidden />
              <Select
                value={pluralForm(row.report_count)}
                _one={`${reports} report`}
                other={`${reports} reports`}
              />
            </Badge>
          ) : null}
          <small className="text-sm text-ink-500">
            {row.submitted_at ? relative(row.submitted_at) : null}
          </small>
        </span>
        {row.reason_label ? (
          <small className="mt-1 block text-sm text-ink-500">{row.reason_label}</small>
        ) : null}
      </td>
    </tr>
  );
}
