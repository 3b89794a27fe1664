/** catalog: products of a sheet, checked before anything is changed. */
import { api, type Page, type Reason, type WithStatus, sendFile } from '@haat/platform';
import { fixAlike, type FixAll } from './fix-alike';

export type ImportColumn = {
  column: string;
  label: string;
  label_ne: string;
  is_required: boolean;
  example: string;
};
export type Mapping = Record<string, string | null>;
export type ImportPolicy = 'reject_failed_rows' | 'reject_everything';
export type ImportQuota = { limit: number | null; used: number; wanted: number };
/** A line of the history. */
export type ImportSummary = WithStatus & {
  id: string;
  file_name: string;
  policy: ImportPolicy | null;
  total: number;
  processed: number;
  created: number;
  updated: number;
  failed: number;
  /** Rows that need a fix. */
  bad_rows: number;
  error: string | null;
  error_reason: Reason | null;
  is_undoing: boolean;
  /** null: it cannot be undone, or not any more. */
  undo_until: string | null;
  undone_at: string | null;
  created_at: string;
  finished_at: string | null;
};
export type Import = ImportSummary & {
  headers: string[];
  /** The first row, in the order of the headers. */
  sample_row: string[];
  suggested_mapping: Mapping;
  /** Empty until it was chosen. */
  mapping: Mapping;
  schema: ImportColumn[];
  quota: ImportQuota | null;
};
export type BadCell = {
  column: string;
  value: string;
  message: string;
  reason?: Reason | null;
  suggestion: string | null;
};
export type ImportRow = {
  number: number;
  status: 'pending' | 'valid' | 'invalid' | 'created' | 'updated' | 'failed' | 'undone';
  values: Record<string, string>;
  errors: BadCell[];
  product_id: string | null;
};
type Failure = { status: number; data: unknown };
type Sheet = { file: File; onProgress: (share: number) => void };
type Fix = { id: string; number: number; values: Record<string, string> };
type AlikeFix = { id: string; fix: FixAll; onProgress: (share: number) => void };
type Rows = { id: string; status: 'failed'; page: number };

export const BULK = '/products/bulk';
export const importAddress = (id: string, rest = '') =>
  `${BULK}/${encodeURIComponent(id)}${rest}`;
const of = importAddress;
const tagged = api.enhanceEndpoints({ addTagTypes: ['Imports', 'ImportRows'] });
/** After a refusal too: somebody or the worker was faster. */
const CHANGED = ['Imports', 'ImportRows'] as const;

const importsApi = tagged.injectEndpoints({
  endpoints: (build) => ({
    imports: build.query<Page<ImportSummary>, { page: number }>({
      query: (params) => ({ url: BULK, params }),
      providesTags: ['Imports'],
    }),
    import: build.query<Import, string>({
      query: (id) => of(id),
      providesTags: ['Imports'],
    }),
    importRows: build.query<Page<ImportRow>, Rows>({
      query: ({ id, ...params }) => ({ url: of(id, '/rows'), params }),
      providesTags: ['ImportRows'],
    }),
    uploadSheet: build.mutation<Import, Sheet>({
      queryFn: async ({ file, onProgress }, { getState }, _options, call) => {
        const form = new FormData();
        form.set('file', file);
        const sent = await sendFile({ url: BULK, form, onProgress }, { getState, call });
        if ('error' in sent) return { error: sent.error as Failure };
        return { data: sent.data as Import };
      },
      invalidatesTags: (_made, error) => (error ? [] : ['Imports']),
    }),
    mapColumns: build.mutation<Import, { id: string; mapping: Mapping }>({
      query: ({ id, mapping }) => ({
        url: of(id, '/mapping'),
        method: 'PUT',
        body: { mapping },
      }),
      invalidatesTags: [...CHANGED],
    }),
    startImport: build.mutation<Import, { id: string; policy: ImportPolicy }>({
      query: ({ id, policy }) => ({
        url: of(id, '/start'),
        method: 'POST',
        body: { policy },
      }),
      invalidatesTags: [...CHANGED],
    }),
    fixRow: build.mutation<ImportRow, Fix>({
      query: ({ id, number, values }) => ({
        url: of(id, `/rows/${number}`),
        method: 'PATCH',
        body: { values },
      }),
      invalidatesTags: (_row, error) => (error ? [] : [...CHANGED]),
    }),
    fixAlike: build.mutation<{ changed: number }, AlikeFix>({
      queryFn: ({ id, fix, onProgress }, _api, _options, call) =>
        fixAlike(call, of(id, '/rows'), fix, onProgress),
      // After a refusal too: some rows are changed already.
      invalidatesTags: [...CHANGED],
    }),
    moveImport: build.mutation<unknown, { id: string; move: 'retry' | 'undo' }>({
      query: ({ id, move }) => ({ url: of(id, `/${move}`), method: 'POST' }),
      invalidatesTags: [...CHANGED, 'Products'],
    }),
    cancelImport: build.mutation<unknown, string>({
      query: (id) => ({ url: of(id), method: 'DELETE' }),
      invalidatesTags: [...CHANGED],
    }),
  }),
});

export const {
  useImportsQuery,
  useImportQuery,
  useImportRowsQuery,
  useUploadSheetMutation,
  useMapColumnsMutation,
  useStartImportMutation,
  useFixRowMutation,
  useFixAlikeMutation,
  useMoveImportMutation,
  useCancelImportMutation,
} = importsApi;
