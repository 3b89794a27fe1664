/** vendor: the own company, step by step or as a whole, and the places of Nepal. */
import {
  api,
  sellerProfileChanged,
  ownCompanyApi,
  type OwnSellerProfile,
} from '@haat/platform';

export {
  useDistrictsQuery,
  useMunicipalitiesQuery,
  useProvincesQuery,
  type District,
  type Province as Place,
} from '@haat/api/locations';

export type { Completeness, StepForm } from '@haat/api/own-company';
export type OwnCompany = OwnSellerProfile;
export type CompanyChange = Partial<{
  company_name: string;
  company_name_ne: string;
  business_type: string;
  established: number;
  slug: string;
  about: string;
  about_ne: string;
  province_id: number;
  district_id: number;
  municipality_id: number;
  ward: number;
  business_address_1: string;
  primary_mobile: string;
  primary_email: string;
  whatsapp: string;
  viber: string;
  category_ids: string[];
  business_nature: string;
  delivers_to: number[];
  lat: number;
  lng: number;
  version: number;
}>;

/** Every call that answers the whole profile puts it where the screens read it. */
export const keepCompany = async (
  _form: unknown,
  {
    dispatch,
    queryFulfilled,
  }: {
    dispatch: (action: never) => unknown;
    queryFulfilled: Promise<{ data: OwnCompany }>;
  },
) =>
  queryFulfilled.then(
    ({ data }) => {
      const tell = dispatch as (action: unknown) => unknown;
      tell(ownCompanyApi.util.upsertQueryData('ownSellerProfile', true, data));
      tell(sellerProfileChanged(data));
    },
    () => undefined,
  );

const companyApi = api.injectEndpoints({
  endpoints: (build) => ({
    updateCompany: build.mutation<OwnCompany, CompanyChange>({
      query: (body) => ({ url: '/sellerprofile', method: 'PUT', body }),
      invalidatesTags: (_saved, error) => (error ? [] : ['SellerProfile']),
      onQueryStarted: keepCompany,
    }),
    slugCheck: build.query<{ available: boolean; suggestion: string }, string>({
      query: (slug) => ({ url: '/sellerprofile/slug', params: { slug } }),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useSaveSellerStepMutation } = ownCompanyApi.enhanceEndpoints({
  endpoints: {
    saveSellerStep: {
      invalidatesTags: (_saved, error) => (error ? [] : ['SellerProfile']),
      onQueryStarted: keepCompany,
    },
  },
});
export const { useUpdateCompanyMutation, useLazySlugCheckQuery } = companyApi;
