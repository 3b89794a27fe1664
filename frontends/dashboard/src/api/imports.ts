/** catalog: products of a sheet, checked before anything is changed. */
import { importsApi, type UploadImportApiResponse } from '@haat/api/imports';
import { sendFile } from '@haat/platform';
import { fixAlike, type FixAll } from './fix-alike';
import { onSuccess } from './on-success';

type Failure = { status: number; data: unknown };
type Sheet = { file: File; onProgress: (share: number) => void };
type AlikeFix = { id: string; fix: FixAll; onProgress: (share: number) => void };

export const BULK = '/products/bulk';
export const importAddress = (id: string, rest = '') =>
  `${BULK}/${encodeURIComponent(id)}${rest}`;

/** After a refusal too: somebody or the worker was faster. */
const CHANGED = ['Imports', 'ImportRows'] as const;
const change = { invalidatesTags: [...CHANGED] };
const changeOfProducts = { invalidatesTags: [...CHANGED, 'Products' as const] };

const sheetsApi = importsApi
  .enhanceEndpoints({
    addTagTypes: [...CHANGED],
    endpoints: {
      imports: { providesTags: ['Imports'] },
      importJob: { providesTags: ['Imports'] },
      importRows: { providesTags: ['ImportRows'] },
      mapImport: change,
      startImport: change,
      mendImportRow: { invalidatesTags: onSuccess(...CHANGED) },
      retryImport: changeOfProducts,
      undoImport: changeOfProducts,
      cancelImport: change,
    },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      uploadSheet: build.mutation<UploadImportApiResponse, Sheet>({
        queryFn: async ({ file, onProgress }, { getState }, _options, call) => {
          const form = new FormData();
          form.set('file', file);
          const sent = await sendFile(
            { url: BULK, form, onProgress },
            { getState, call },
          );
          if ('error' in sent) return { error: sent.error as Failure };
          return { data: sent.data as UploadImportApiResponse };
        },
        invalidatesTags: onSuccess('Imports'),
      }),
      fixAlike: build.mutation<{ changed: number }, AlikeFix>({
        queryFn: ({ id, fix, onProgress }, _api, _options, call) =>
          fixAlike(call, importAddress(id, '/rows'), fix, onProgress),
        // After a refusal too: some rows are changed already.
        ...change,
      }),
    }),
  });

export const {
  useImportsQuery,
  useImportJobQuery,
  useImportRowsQuery,
  useUploadSheetMutation,
  useMapImportMutation,
  useStartImportMutation,
  useMendImportRowMutation,
  useFixAlikeMutation,
  useRetryImportMutation,
  useUndoImportMutation,
  useCancelImportMutation,
} = sheetsApi;
