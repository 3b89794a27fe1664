/** vendor: the own company, step by step or as a whole, and the places of Nepal. */
import {
  api,
  sellerProfileChanged,
  unwrap,
  type OwnSellerProfile,
  type SellerProfile,
} from '@haat/platform';

export type OwnCompany = OwnSellerProfile & {
  company_name_ne?: string | null;
  business_type?: string | null;
  province_id?: number | null;
  district_id?: number | null;
  municipality_id?: number | null;
  ward?: number | null;
  district?: string | null;
  category_ids?: string[];
  business_nature?: string | null;
};
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
}>;
export type StepForm = CompanyChange & { step: number; terms?: boolean };
export type Place = { id: number; name: string; name_ne: string };
export type Municipality = Place & { wards: number | null };

const keep = async (
  _form: unknown,
  {
    dispatch,
    queryFulfilled,
  }: {
    dispatch: (action: unknown) => unknown;
    queryFulfilled: Promise<{ data: OwnCompany }>;
  },
) =>
  queryFulfilled.then(
    ({ data }) => void dispatch(sellerProfileChanged(data as SellerProfile)),
    () => undefined,
  );

const companyApi = api.injectEndpoints({
  endpoints: (build) => ({
    saveSellerStep: build.mutation<OwnCompany, StepForm>({
      query: (body) => ({ url: '/sellerprofile', method: 'POST', body }),
      transformResponse: unwrap<OwnCompany>,
      invalidatesTags: (_saved, error) => (error ? [] : ['SellerProfile']),
      onQueryStarted: keep,
    }),
    updateCompany: build.mutation<OwnCompany, CompanyChange>({
      query: (body) => ({ url: '/sellerprofile', method: 'PUT', body }),
      transformResponse: unwrap<OwnCompany>,
      invalidatesTags: (_saved, error) => (error ? [] : ['SellerProfile']),
      onQueryStarted: keep,
    }),
    slugCheck: build.query<{ available: boolean; suggestion: string }, string>({
      query: (slug) => ({ url: '/sellerprofile/slug', params: { slug } }),
      transformResponse: unwrap<{ available: boolean; suggestion: string }>,
      keepUnusedDataFor: 0,
    }),
    provinces: build.query<Place[], void>({
      query: () => '/locations/provinces',
      transformResponse: unwrap<Place[]>,
    }),
    districts: build.query<Place[], number>({
      query: (province_id) => ({ url: '/locations/districts', params: { province_id } }),
      transformResponse: unwrap<Place[]>,
    }),
    municipalities: build.query<Municipality[], number>({
      query: (district_id) => ({
        url: '/locations/municipalities',
        params: { district_id },
      }),
      transformResponse: unwrap<Municipality[]>,
    }),
  }),
});

export const {
  useSaveSellerStepMutation,
  useUpdateCompanyMutation,
  useLazySlugCheckQuery,
  useProvincesQuery,
  useDistrictsQuery,
  useMunicipalitiesQuery,
} = companyApi;
