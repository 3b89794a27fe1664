/** vendor: the own company. What changes it answers it whole, and every screen shows that. */
import type { OwnProfile } from '@haat/api/own-company';
import {
  ownCompanyApi,
  sellerProfileChanged,
  useOwnSellerProfileQuery,
  type OwnSellerProfile,
} from '@haat/platform';
import { onSuccess } from './on-success';

type Started = {
  dispatch: (action: never) => unknown;
  queryFulfilled: PromiseLike<{ data: OwnProfile }>;
};

export const cacheCompany = async (
  _form: unknown,
  { dispatch, queryFulfilled }: Started,
) => {
  const answer = await Promise.resolve(queryFulfilled).catch(() => undefined);
  if (!answer) return;
  const run = dispatch as (action: unknown) => unknown;
  run(ownCompanyApi.util.upsertQueryData('ownSellerProfile', true, answer.data));
  run(sellerProfileChanged(answer.data));
};

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
