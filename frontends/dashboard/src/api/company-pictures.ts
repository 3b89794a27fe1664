/** vendor: logo and banner of the own company. */
import { api, sendFile } from '@haat/platform';
import { keepCompany, type OwnCompany } from './company';

export type PictureKind = 'logo' | 'banner';
/** In pixels of the upright picture. */
export type Cut = { x: number; y: number; width: number; height: number };
export type PictureUpload = {
  kind: PictureKind;
  file: File;
  cut: Cut;
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
};
type Failure = { status: number; data: unknown };

function formOf({ file, cut }: PictureUpload): FormData {
  const form = new FormData();
  form.set('file', file);
  form.set('crop', JSON.stringify(cut));
  return form;
}

const picturesApi = api.injectEndpoints({
  endpoints: (build) => ({
    uploadPicture: build.mutation<OwnCompany, PictureUpload>({
      queryFn: async (wanted, { getState }, _options, call) => {
        const { kind, onProgress, signal } = wanted;
        const sent = await sendFile(
          {
            url: `/sellerprofile/${kind}`,
            form: formOf(wanted),
            ...(onProgress ? { onProgress } : {}),
            ...(signal ? { signal } : {}),
          },
          { getState, call },
        );
        if ('error' in sent) return { error: sent.error as Failure };
        return { data: sent.data as OwnCompany };
      },
      invalidatesTags: (_company, error) => (error ? [] : ['SellerProfile', 'Drive']),
      onQueryStarted: keepCompany,
    }),
    removePicture: build.mutation<OwnCompany, PictureKind>({
      query: (kind) => ({ url: `/sellerprofile/${kind}`, method: 'DELETE' }),
      invalidatesTags: ['Drive'],
      onQueryStarted: keepCompany,
    }),
    /** A file that is in the drive already: what undo brings back. */
    choosePicture: build.mutation<OwnCompany, { kind: PictureKind; file_id: string }>({
      query: ({ kind, file_id }) => {
        const body = new FormData();
        body.set('file_id', file_id);
        return { url: `/sellerprofile/${kind}`, method: 'POST', body };
      },
      invalidatesTags: ['Drive'],
      onQueryStarted: keepCompany,
    }),
  }),
});

export const {
  useUploadPictureMutation,
  useRemovePictureMutation,
  useChoosePictureMutation,
} = picturesApi;
