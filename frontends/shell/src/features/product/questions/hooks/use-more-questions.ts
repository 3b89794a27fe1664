import { messageOf, notify, type Page, type Product } from '@haat/platform';
import type { PublicQuestion } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { PER_PAGE, useLazyProductQuestionsQuery } from '../questions-api';

/** The latest are in the product; the others load page by page. */
export function useMoreQuestions({ slug, questions: { total, latest } }: Product) {
  const { t } = useLingui();
  const [pages, setPages] = useState<Page<PublicQuestion>[]>([]);
  const [load, { isFetching: isBusy }] = useLazyProductQuestionsQuery();
  const last = pages.at(-1)?.meta;

  async function more() {
    try {
      const page = await load({
        slug,
        page: pages.length + 1,
        perPage: PER_PAGE,
      }).unwrap();
      setPages((now) => [...now, page]);
    } catch (failure) {
      notify('error', messageOf(failure) ?? t`Couldn’t load questions`);
    }
  }

  return {
    visible: last ? pages.flatMap(({ data }) => data) : latest,
    isBegun: last !== undefined,
    hasMore: last ? last.current_page < last.last_page : total > latest.length,
    isBusy,
    more,
  };
}
