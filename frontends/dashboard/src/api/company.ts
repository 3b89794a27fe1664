/** vendor: the own company. What changes it answers it whole, and every screen shows that. */
import { ownCompanyApi, type OwnProfile, type Step } from '@haat/api/own-company';
import {
  sellerProfileChanged,
  sellersApi,
  useOwnSellerProfileQuery,
  type OwnSellerProfile,
} from '@haat/platform';
import { onSuccess } from './on-success';

type Started = {
  dispatch: (action: never) => unknown;
  queryFulfilled: PromiseLike<{ data: OwnProfile }>;
};
/** Before its first step a company has only some fields. */
export type StartedCompany = Step & Partial<Omit<OwnProfile, keyof Step>>;

export const cacheCompany = async (
  _form: unknown,
  { dispatch, queryFulfilled }: Started,
) => {
  const answer = await Promise.resolve(queryFulfilled).catch(() => undefined);
  if (!answer) return;
  const run = dispatch as (action: unknown) => unknown;
  const company = answer.data as OwnSellerProfile;
  run(sellersApi.util.upsertQueryData('ownSellerProfile', undefined, company));
  run(sellerProfileChanged(company));
};

/** `company`: undefined until it is loaded, and while there is none yet. */
export function useOwnCompany() {
  const { data, error, refetch } = useOwnSellerProfileQuery();
  const started = data as StartedCompany | undefined;
  return {
    started,
    company: started?.id ? (started as OwnProfile) : undefined,
    error,
    retry: () => void refetch(),
    reload: async () => (await refetch().unwrap()) as unknown as OwnProfile,
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
