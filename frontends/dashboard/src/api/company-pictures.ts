/** vendor: logo and banner of the own company; an upload tells its progress. */
import {
  companyPicturesApi,
  type SetSellerLogoApiResponse,
} from '@haat/api/company-pictures';
import { sendFile } from '@haat/platform';
import { cacheCompany } from './company';
import { onSuccess } from './on-success';

export type PictureKind = 'logo' | 'banner';
/** In pixels of the upright picture. */
export type Cut = Record<'x' | 'y' | 'width' | 'height', number>;
type PictureUpload = {
  kind: PictureKind;
  file: File;
  cut: Cut;
  onProgress: (share: number) => void;
  signal: AbortSignal;
};
type Choice = { kind: PictureKind; fileId: string };
type Failure = { status: number; data: unknown };

function formOf({ file, cut }: PictureUpload): FormData {
  const form = new FormData();
  form.set('file', file);
  form.set('crop', JSON.stringify(cut));
  return form;
}

const change = { invalidatesTags: onSuccess('Drive'), onQueryStarted: cacheCompany };

const picturesApi = companyPicturesApi
  .enhanceEndpoints({
    endpoints: { deleteSellerLogo: change, deleteSellerBanner: change },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      sendPicture: build.mutation<SetSellerLogoApiResponse, PictureUpload>({
        queryFn: async (wanted, { getState }, _options, call) => {
          const { kind, onProgress, signal } = wanted;
          const form = formOf(wanted);
          const upload = { url: `/sellerprofile/${kind}`, form, onProgress, signal };
          const sent = await sendFile(upload, { getState, call });
          if ('error' in sent) return { error: sent.error as Failure };
          return { data: sent.data as SetSellerLogoApiResponse };
        },
        ...change,
        invalidatesTags: onSuccess('SellerProfile', 'Drive'),
      }),
      /** A file that is in the drive already: what undo brings back. */
      choosePicture: build.mutation<SetSellerLogoApiResponse, Choice>({
        query: ({ kind, fileId }) => {
          const body = new FormData();
          body.set('file_id', fileId);
          return { url: `/sellerprofile/${kind}`, method: 'POST', body };
        },
        ...change,
      }),
    }),
  });

export const {
  useSendPictureMutation,
  useChoosePictureMutation,
  useDeleteSellerLogoMutation,
  useDeleteSellerBannerMutation,
} = picturesApi;
