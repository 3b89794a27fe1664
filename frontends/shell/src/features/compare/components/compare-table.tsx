import type { Product } from '@haat/platform';
import { cn } from '@haat/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { CompareHead } from './compare-head';
import type { CompareRow } from '../hooks/use-compare-rows';

type Props = {
  products: Product[];
  rows: CompareRow[];
  onRemove: (product: Product) => void;
};
const FIRST =
  'sticky left-0 z-[2] break-words bg-card p-3 text-left align-top text-[13.5px] font-medium text-ink-500';

/** Products as columns; a row in which they differ is highlighted, by colour and by text. */
export function CompareTable({ products, rows, onRemove }: Props) {
  const { t } = useLingui();
  return (
    <section
      aria-label={t`Compare products`}
      tabIndex={0}
      className="overflow-x-auto rounded-[20px] border border-line bg-card"
    >
      <table className="w-full table-fixed border-collapse text-[14.5px]">
        <colgroup>
          <col className="w-28 lg:w-52" />
          {products.map(({ slug }) => (
            <col key={slug} className="w-44 lg:w-auto" />
          ))}
        </colgroup>
        <thead>
          <tr>
            <td className={FIRST} />
            {products.map((product) => (
              <CompareHead
                key={product.slug}
                product={product}
                onRemove={() => onRemove(product)}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, values, differs }) => (
            <tr
              key={key}
              data-differs={differs || undefined}
              className={cn('border-t border-line', differs && 'bg-mari-50')}
            >
              <th scope="row" className={cn(FIRST, differs && 'bg-mari-50 text-ink-900')}>
                {label}
                {differs ? (
                  <span className="block text-xs font-semibold text-mari-800">
                    <Trans>Different</Trans>
                  </span>
                ) : null}
              </th>
              {values.map((value, index) => (
                <td
                  key={products[index]?.slug}
                  className="whitespace-pre-line break-words p-3 align-top font-medium tabular-nums"
                >
                  {value || '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
