/** catalog: products of a sheet, checked before anything is changed. */
import { importsApi, type UploadImportApiResponse } from '@haat/api/imports';
import { formOf, sendFile, type Upload } from '@haat/platform';
import { fixAlike, type FixAll } from './fix-alike';
import { onSuccess } from './on-success';

type Progress = Required<Pick<Upload, 'onProgress'>>;

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
      uploadSheet: build.mutation<
        UploadImportApiResponse,
        Progress & Record<'file', File>
      >({
        queryFn: ({ file, onProgress }, { getState }, _options, call) =>
          sendFile<UploadImportApiResponse>(
            { url: BULK, form: formOf({ file }), onProgress },
            { getState, call },
          ),
        invalidatesTags: onSuccess('Imports'),
      }),
      fixAlike: build.mutation<
        { changed: number },
        Progress & { id: string; fix: FixAll }
      >({
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
