/** vendor: the own company. Each change answers the complete company, and every screen updates. */
import type { OwnProfile } from '@haat/api/own-company';
import {
  ownCompanyApi,
  sellerProfileChanged,
  useOwnSellerProfileQuery,
  type OwnSellerProfile,
  type Started,
} from '@haat/platform';
import { onSuccess } from './on-success';

export async function cacheCompany(
  _form: unknown,
  { dispatch, queryFulfilled }: Started<OwnProfile>,
): Promise<void> {
  const answer = await queryFulfilled.catch(() => undefined);
  if (!answer) return;
  const { upsertQueryData } = ownCompanyApi.util;
  void dispatch(upsertQueryData('ownSellerProfile', true, answer.data));
  dispatch(sellerProfileChanged(answer.data));
}

/** `company`: undefined until it is loaded, and while there is none yet. */
export function useOwnCompany() {
  const { data, error, refetch } = useOwnSellerProfileQuery(true);
  // Before its first step a company has only some fields.
  const started: OwnSellerProfile | undefined = data;
  return {
    started,
    company: started?.id ? (started as OwnProfile) : undefined,
    error,
    retry: () => void refetch(),
    reload: async () => (await refetch().unwrap()) as OwnProfile,
  };
}

const change = {
  invalidatesTags: onSuccess('SellerProfile'),
  onQueryStarted: cacheCompany,
};

export const {
  useSaveSellerStepMutation,
  useUpdateSellerProfileMutation,
  useLazyCheckSellerSlugQuery,
} = ownCompanyApi.enhanceEndpoints({
  endpoints: {
    saveSellerStep: change,
    updateSellerProfile: change,
    checkSellerSlug: { keepUnusedDataFor: 0 },
  },
});
