import type { Industry } from '@haat/api/categories';
import { Link, paths, useLocalName } from '@haat/platform';
import { CategoryIcon, ProductPicture } from '@haat/ui';

/** A main category with the first of what is below it. */
export function MainTile({ category }: { category: Industry }) {
  const localName = useLocalName();
  const below = category.childs.data.slice(0, 3).map(localName).join(', ');
  return (
    <Link
      to={paths.industry(category.slug)}
      className="group rounded-[20px] border border-line bg-card p-3 pb-4 transition hover:border-indigo-300 hover:shadow-e2"
    >
      <span className="grid aspect-[1.5] place-items-center overflow-hidden rounded-[14px] bg-sand text-indigo-600">
        {category.image ? (
          <ProductPicture
            image={category.image}
            alt=""
            className="transition-transform duration-500 group-hover:scale-104"
          />
        ) : (
          <CategoryIcon name={category.icon} className="size-10" />
        )}
      </span>
      <b className="mt-3 block font-semibold leading-snug">{localName(category)}</b>
      <span className="line-clamp-2 text-[12.5px] text-ink-500">{below}</span>
    </Link>
  );
}
