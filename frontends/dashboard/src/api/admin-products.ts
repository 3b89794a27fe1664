/** catalog, for the operator: products to be judged, and what visitors report about them. */
import { api, type Page, type WithStatus } from '@haat/platform';

export type JudgedProduct = WithStatus & {
  id: string;
  version: number;
  slug: string;
  name: string;
  name_ne: string | null;
  image: string | null;
  category: { id: string; name: string; name_ne: string; slug: string };
  seller: { slug: string; company_name: string; company_name_ne: string | null };
  price: string | null;
  submitted_at: string | null;
  report_count: number;
  reason_label: string | null;
  reason_note: string | null;
};
export type ProductMove = {
  id: string;
  to_status: string;
  to_label: string;
  role: 'seller' | 'admin' | 'system';
  reason_label: string | null;
  note: string | null;
  at: string;
};
export type ProductReport = {
  id: string;
  reason: string;
  reason_label: string;
  text: string;
  status: 'open' | 'closed';
  created_at: string;
};
export type ProductReportRow = ProductReport & {
  product: Pick<JudgedProduct, 'id' | 'slug' | 'name' | 'name_ne' | 'image'>;
  email: string | null;
  note: string | null;
  closed_at: string | null;
};
/** A specification as people read it; a free one is named by its key. */
export type LabelledSpec = {
  key: string;
  name: string;
  name_ne: string;
  unit: string | null;
  unit_ne?: string | null;
  value: string;
  value_ne: string;
};
export type ProductToJudge = JudgedProduct & {
  description: string;
  description_ne: string | null;
  attributes: LabelledSpec[];
  images: string[];
  reports: ProductReport[];
  history: ProductMove[];
  /** Who else waits longest. */
  next_id: string | null;
};
export type Verdict = 'approve' | 'reject' | 'block';
type Judgement = {
  id: string;
  verdict: Verdict;
  version: number;
  reason_code?: string;
  note?: string;
};
type Asked = { status: string; q?: string; page: number };

const of = (id: string, rest = '') => `/admin/products/${encodeURIComponent(id)}${rest}`;
const TAGS = ['JudgedProducts', 'ProductReports'] as const;
const tagged = api.enhanceEndpoints({ addTagTypes: [...TAGS] });

const adminProductsApi = tagged.injectEndpoints({
  endpoints: (build) => ({
    judgedProducts: build.query<Page<JudgedProduct>, Asked>({
      query: (params) => ({ url: '/admin/products', params }),
      providesTags: ['JudgedProducts'],
    }),
    productToJudge: build.query<ProductToJudge, string>({
      query: (id) => of(id),
      providesTags: ['JudgedProducts'],
    }),
    judgeProduct: build.mutation<unknown, Judgement>({
      query: ({ id, verdict, ...body }) => ({
        url: of(id, `/${verdict}`),
        method: 'POST',
        body,
      }),
      // After a refusal too: somebody else was faster.
      invalidatesTags: [...TAGS],
    }),
    productReports: build.query<Page<ProductReportRow>, { status: string; page: number }>(
      {
        query: (params) => ({ url: '/admin/product-reports', params }),
        providesTags: ['ProductReports'],
      },
    ),
    closeProductReport: build.mutation<unknown, { id: string; note?: string }>({
      query: ({ id, ...body }) => ({
        url: `/admin/product-reports/${encodeURIComponent(id)}`,
        method: 'POST',
        body: { status: 'closed', ...body },
      }),
      invalidatesTags: [...TAGS],
    }),
  }),
});

export const {
  useJudgedProductsQuery,
  useProductToJudgeQuery,
  useJudgeProductMutation,
  useProductReportsQuery,
  useCloseProductReportMutation,
} = adminProductsApi;
