/** Generated from gateway/openapi.json by `npm run api:generate`: do not edit. */
import { api } from '@haat/api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    imports: build.query<ImportsApiResponse, ImportsApiArg>({
      query: (queryArg) => ({
        url: `/products/bulk`,
        params: {
          page: queryArg.page,
          per_page: queryArg.perPage,
        },
      }),
    }),
    uploadImport: build.mutation<UploadImportApiResponse, UploadImportApiArg>({
      query: (queryArg) => ({
        url: `/products/bulk`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    importJob: build.query<ImportJobApiResponse, ImportJobApiArg>({
      query: (queryArg) => ({
        url: `/products/bulk/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    cancelImport: build.mutation<CancelImportApiResponse, CancelImportApiArg>({
      query: (queryArg) => ({
        url: `/products/bulk/${encodeURIComponent(String(queryArg))}`,
        method: 'DELETE',
      }),
    }),
    mapImport: build.mutation<MapImportApiResponse, MapImportApiArg>({
      query: (queryArg) => ({
        url: `/products/bulk/${encodeURIComponent(String(queryArg.importId))}/mapping`,
        method: 'PUT',
        body: queryArg.body,
      }),
    }),
    retryImport: build.mutation<RetryImportApiResponse, RetryImportApiArg>({
      query: (queryArg) => ({
        url: `/products/bulk/${encodeURIComponent(String(queryArg))}/retry`,
        method: 'POST',
      }),
    }),
    importRows: build.query<ImportRowsApiResponse, ImportRowsApiArg>({
      query: (queryArg) => ({
        url: `/products/bulk/${encodeURIComponent(String(queryArg.importId))}/rows`,
        params: {
          status: queryArg.status,
          page: queryArg.page,
          per_page: queryArg.perPage,
        },
      }),
    }),
    mendImportRow: build.mutation<MendImportRowApiResponse, MendImportRowApiArg>({
      query: (queryArg) => ({
        url: `/products/bulk/${encodeURIComponent(String(queryArg.importId))}/rows/${encodeURIComponent(String(queryArg['number']))}`,
        method: 'PATCH',
        body: queryArg.body,
      }),
    }),
    startImport: build.mutation<StartImportApiResponse, StartImportApiArg>({
      query: (queryArg) => ({
        url: `/products/bulk/${encodeURIComponent(String(queryArg.importId))}/start`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    undoImport: build.mutation<UndoImportApiResponse, UndoImportApiArg>({
      query: (queryArg) => ({
        url: `/products/bulk/${encodeURIComponent(String(queryArg))}/undo`,
        method: 'POST',
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as importsApi };
export type ImportsApiResponse = /** status 200 Successful Response */ PageImportSummary;
export type ImportsApiArg = {
  page?: number;
  perPage?: number | null;
};
export type UploadImportApiResponse = /** status 202 Successful Response */ ImportOut;
export type UploadImportApiArg = {
  file?: Blob;
};
export type ImportJobApiResponse = /** status 200 Successful Response */ ImportOut;
export type ImportJobApiArg = string;
export type CancelImportApiResponse = /** status 200 Successful Response */ ImportOut;
export type CancelImportApiArg = string;
export type MapImportApiResponse = /** status 202 Successful Response */ ImportOut;
export type MapImportApiArg = {
  importId: string;
  body: Mapping;
};
export type RetryImportApiResponse = /** status 202 Successful Response */ ImportOut;
export type RetryImportApiArg = string;
export type ImportRowsApiResponse = /** status 200 Successful Response */ PageRowOut;
export type ImportRowsApiArg = {
  importId: string;
  status?: 'failed' | 'valid' | 'done' | 'all';
  page?: number;
  perPage?: number | null;
};
export type MendImportRowApiResponse = /** status 200 Successful Response */ RowOut;
export type MendImportRowApiArg = {
  importId: string;
  number: number;
  body: RowChange;
};
export type StartImportApiResponse = /** status 202 Successful Response */ ImportOut;
export type StartImportApiArg = {
  importId: string;
  body: Start;
};
export type UndoImportApiResponse = /** status 202 Successful Response */ ImportOut;
export type UndoImportApiArg = string;
export type FieldRefusal = {
  code: string;
  params: {
    [key: string]: string;
  };
};
export type ImportSummary = {
  id: string;
  file_name: string;
  status: string;
  status_label: string;
  allowed_statuses: string[];
  policy: ('reject_failed_rows' | 'reject_everything') | null;
  total: number;
  processed: number;
  created: number;
  updated: number;
  failed: number;
  bad_rows: number;
  error: string | null;
  error_reason: FieldRefusal | null;
  is_undoing: boolean;
  undo_until: string | null;
  undone_at: string | null;
  created_at: string;
  finished_at: string | null;
};
export type Links = {
  first: string;
  last: string;
  prev: string | null;
  next: string | null;
};
export type Meta = {
  current_page: number;
  last_page: number;
  per_page: number;
  total: number;
  [key: string]: unknown;
};
export type PageImportSummary = {
  data: ImportSummary[];
  links: Links;
  meta: Meta;
};
export type ColumnOut = {
  column: string;
  label: string;
  label_ne: string;
  is_required: boolean;
  example: string;
};
export type ImportQuota = {
  limit: number | null;
  used: number;
  wanted: number;
};
export type ImportOut = {
  id: string;
  file_name: string;
  status: string;
  status_label: string;
  allowed_statuses: string[];
  policy: ('reject_failed_rows' | 'reject_everything') | null;
  total: number;
  processed: number;
  created: number;
  updated: number;
  failed: number;
  bad_rows: number;
  error: string | null;
  error_reason: FieldRefusal | null;
  is_undoing: boolean;
  undo_until: string | null;
  undone_at: string | null;
  created_at: string;
  finished_at: string | null;
  headers: string[];
  sample_row: string[];
  suggested_mapping: {
    [key: string]: string | null;
  };
  mapping: {
    [key: string]: string | null;
  };
  schema: ColumnOut[];
  quota: ImportQuota | null;
  waiting_pictures: number;
};
export type Mapping = {
  mapping: {
    [key: string]: string | null;
  };
};
export type CellError = {
  column: string;
  value: string;
  message: string;
  reason?: FieldRefusal | null;
  suggestion: string | null;
};
export type RowOut = {
  number: number;
  status: string;
  values: {
    [key: string]: string;
  };
  errors: CellError[];
  product_id: string | null;
};
export type PageRowOut = {
  data: RowOut[];
  links: Links;
  meta: Meta;
};
export type RowChange = {
  values: {
    [key: string]: string;
  };
};
export type Start = {
  policy?: 'reject_failed_rows' | 'reject_everything';
};
export const {
  useImportsQuery,
  useLazyImportsQuery,
  useUploadImportMutation,
  useImportJobQuery,
  useLazyImportJobQuery,
  useCancelImportMutation,
  useMapImportMutation,
  useRetryImportMutation,
  useImportRowsQuery,
  useLazyImportRowsQuery,
  useMendImportRowMutation,
  useStartImportMutation,
  useUndoImportMutation,
} = injectedRtkApi;
