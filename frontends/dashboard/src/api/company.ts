/** vendor: the own company, step by step or as a whole, and the places of Nepal. */
import {
  api,
  sellerProfileChanged,
  sellersApi,
  type OwnSellerProfile,
} from '@haat/platform';

export {
  useDistrictsQuery,
  useMunicipalitiesQuery,
  useProvincesQuery,
  type District,
  type Province as Place,
} from '@haat/api/locations';

export type OwnCompany = OwnSellerProfile & {
  company_name_ne?: string | null;
  business_type?: string | null;
  province_id?: number | null;
  district_id?: number | null;
  municipality_id?: number | null;
  ward?: number | null;
  district?: string | null;
  district_ne?: string | null;
  category_ids?: string[];
  categories?: { id: string; name: string; name_ne: string }[];
  business_nature?: string | null;
  delivers_to?: number[];
  /** Sent back with a change: somebody faster makes it a 409. */
  version?: number;
  /** A verified company's new names wait for an administrator; '' takes one away. */
  pending_name?: string | null;
  pending_name_ne?: string | null;
  name_refused_note?: string | null;
  /** Since then the company's mails go to its own address. */
  email_verified_at?: string | null;
  logo_file_id?: string | null;
  banner_file_id?: string | null;
  closed_from?: string | null;
  closed_to?: string | null;
  closure_note?: string | null;
  status?: string;
  suspended_reason?: string | null;
  completeness?: Completeness;
};
/** What is there and what each missing point brings; the gains make 100. */
export type Completeness = {
  percent: number;
  items: { key: string; done: boolean; gain: number }[];
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
  delivers_to: number[];
  lat: number;
  lng: number;
  version: number;
}>;
export type StepForm = CompanyChange & { step: number; terms?: boolean };

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
      tell(sellersApi.util.upsertQueryData('ownSellerProfile', undefined, data));
      tell(sellerProfileChanged(data));
    },
    () => undefined,
  );

const companyApi = api.injectEndpoints({
  endpoints: (build) => ({
    saveSellerStep: build.mutation<OwnCompany, StepForm>({
      query: (body) => ({ url: '/sellerprofile', method: 'POST', body }),
      invalidatesTags: (_saved, error) => (error ? [] : ['SellerProfile']),
      onQueryStarted: keepCompany,
    }),
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

export const {
  useSaveSellerStepMutation,
  useUpdateCompanyMutation,
  useLazySlugCheckQuery,
} = companyApi;
