import type { Industry } from '@haat/api/categories';
import { Link, paths, useLocalName } from '@haat/platform';
import { CategoryIcon, ProductPicture } from '@haat/ui';
import { Trans } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';
import { megaCells, type MegaCell } from '../mega-cells';
import { ProductCount } from '../../../components/product-count';

export function MegaGrid({ category }: { category: Industry }) {
  const localName = useLocalName();
  return (
    <>
      <div className="mb-3.5 flex items-baseline gap-3">
        <b className="text-lg font-bold tracking-tight">{localName(category)}</b>
        <ProductCount
          count={category.product_count}
          className="text-[13.5px] text-ink-500 tabular-nums"
        />
        <Link
          to={paths.industry(category.slug)}
          className="ml-auto inline-flex items-center gap-1.5 text-[14px] font-semibold text-indigo-700 hover:underline"
        >
          <Trans>See all</Trans>
          <ArrowRight className="size-4" aria-hidden />
        </Link>
      </div>
      <div
        data-cells
        className="grid flex-1 grid-cols-4 grid-rows-3 items-center gap-1.5 lg:gap-3"
      >
        {megaCells(category).map((cell) => (
          <Cell key={cell.category.id} cell={cell} icon={category.icon} />
        ))}
      </div>
    </>
  );
}

type CellProps = { cell: MegaCell; icon: string | null | undefined };

function Cell({ cell, icon }: CellProps) {
  const localName = useLocalName();
  return (
    <Link
      to={paths.industry(...cell.slugs)}
      className="flex min-w-0 flex-col items-center gap-1.5 rounded-[14px] border border-transparent p-2 text-center text-[13px] font-semibold leading-snug hover:border-line hover:bg-paper lg:flex-row lg:gap-3 lg:text-left lg:text-[14px]"
    >
      <span className="grid size-12 lg:size-[58px] shrink-0 place-items-center overflow-hidden rounded-md bg-sand text-indigo-600">
        {cell.image ? (
          <ProductPicture image={cell.image} alt="" />
        ) : (
          <CategoryIcon name={icon} className="size-6" />
        )}
      </span>
      <span className="min-w-0 max-w-full">
        <span className="line-clamp-2 break-words">{localName(cell.category)}</span>
        <ProductCount
          count={cell.category.product_count}
          className="block text-[12.5px] font-medium text-ink-500 tabular-nums"
        />
      </span>
    </Link>
  );
}
