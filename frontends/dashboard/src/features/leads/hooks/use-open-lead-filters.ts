import type { ListOpenLeadsApiArg } from '@haat/api/matches';
import { useSearchParams } from '@haat/platform';

/** The filters of the address: text, category, district, page. */
export function useOpenLeadFilters(): ListOpenLeadsApiArg {
  const [params] = useSearchParams();
  const q = params.get('q');
  const categoryId = params.get('category');
  const districtId = Number(params.get('district'));
  return {
    page: Number(params.get('page')) || 1,
    ...(q ? { q } : {}),
    ...(categoryId ? { categoryId } : {}),
    ...(districtId ? { districtId } : {}),
  };
}
