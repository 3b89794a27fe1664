import type { QuestionOut } from '@haat/api/questions';
import { Link, companyName, paths, useLocalName, useLocale } from '@haat/platform';
import { ProductPicture } from '@haat/ui';

type Props = {
  question: QuestionOut;
  /** Then its supplier is named too. */
  isOfOthers: boolean;
};

/** What the question is about. */
export function QuestionProduct({ question: { product, seller }, isOfOthers }: Props) {
  const name = useLocalName()(product);
  const locale = useLocale();
  return (
    <div className="flex items-center gap-3">
      <span className="size-12 shrink-0 overflow-hidden rounded-sm bg-sand">
        <ProductPicture image={product.image} alt="" sizes="48px" />
      </span>
      <span className="min-w-0">
        <Link
          to={paths.product(product.slug)}
          className="inline-block py-1 font-semibold leading-snug text-indigo-700 [overflow-wrap:anywhere] hover:underline"
        >
          {name}
        </Link>
        {isOfOthers ? (
          <small className="block text-[12.5px] text-ink-500">
            {companyName(seller, locale)}
          </small>
        ) : null}
      </span>
    </div>
  );
}
