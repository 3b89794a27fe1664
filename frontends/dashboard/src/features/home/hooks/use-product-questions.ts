import type { TodoItem } from '@haat/api/dashboard';
import { paths, useLocalName } from '@haat/platform';
import { useQuestionsQuery } from '../../../api/questions';
import type { Tasks } from '../queue';

const MAX_ITEMS = 5;

/** Unanswered questions about the company's products, as tasks of its home. */
export function useProductQuestions(isSeller: boolean): Tasks[] {
  const localName = useLocalName();
  const { data } = useQuestionsQuery(
    { as: 'seller', status: 'open', perPage: MAX_ITEMS },
    { skip: !isSeller, refetchOnMountOrArgChange: true },
  );
  if (!data || data.data.length === 0) return [];
  const items = data.data.map(({ id, product, body }): TodoItem => ({
    title: localName(product),
    who: null,
    text: body,
    step: null,
    quantity: null,
    unit: null,
    unit_id: null,
    amount: null,
    quotes: [],
    due_at: null,
    group: 'week',
    link: `${paths.sellerQuestions}#${id}`,
  }));
  return [
    {
      kind: 'product_questions',
      count: data.meta.total,
      link: paths.sellerQuestions,
      items,
    },
  ];
}
