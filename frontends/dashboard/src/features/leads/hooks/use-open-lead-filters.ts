import type { ListOpenLeadsApiArg } from '@haat/api/matches';
import { useSearchParams } from '@haat/platform';

/** The filters of the address: text, category, district, page. */
export function useOpenLeadFilters() {
  const [params, setParams] = useSearchParams();
  const q = params.get('q');
  const categoryId = params.get('category');
  const districtId = Number(params.get('district'));
  const query: ListOpenLeadsApiArg = {
    page: Number(params.get('page')) || 1,
    ...(q ? { q } : {}),
    ...(categoryId ? { categoryId } : {}),
    ...(districtId ? { districtId } : {}),
  };
  const change = (name: 'category' | 'district', value: string) => {
    const next = new URLSearchParams(params);
    next.delete('page');
    if (value) next.set(name, value);
    else next.delete(name);
    setParams(next);
  };
  const isFiltered = Boolean(q ?? categoryId) || districtId > 0;
  return { query, change, isFiltered };
}
