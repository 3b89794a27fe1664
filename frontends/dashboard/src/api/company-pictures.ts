/** vendor: logo and banner of the own company; an upload reports its progress. */
import {
  companyPicturesApi,
  type SetSellerLogoApiResponse,
} from '@haat/api/company-pictures';
import { formOf, sendFile, type Upload } from '@haat/platform';
import { cacheCompany } from './company';
import { onSuccess } from './on-success';

export type PictureKind = 'logo' | 'banner';
/** In pixels of the upright picture. */
export type Cut = Record<'x' | 'y' | 'width' | 'height', number>;
type ChosenPicture = Record<'kind', PictureKind> & Record<'fileId', string>;
type WantedPicture = Pick<Upload, 'onProgress' | 'signal'> &
  Record<'kind', PictureKind> &
  Record<'file', File> &
  Record<'cut', Cut>;

const change = { invalidatesTags: onSuccess('Drive'), onQueryStarted: cacheCompany };

const picturesApi = companyPicturesApi
  .enhanceEndpoints({
    endpoints: { deleteSellerLogo: change, deleteSellerBanner: change },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      sendPicture: build.mutation<SetSellerLogoApiResponse, WantedPicture>({
        queryFn: ({ kind, file, cut, ...upload }, { getState }, _options, call) =>
          sendFile<SetSellerLogoApiResponse>(
            {
              url: `/sellerprofile/${kind}`,
              form: formOf({ file, crop: JSON.stringify(cut) }),
              ...upload,
            },
            { getState, call },
          ),
        ...change,
        invalidatesTags: onSuccess('SellerProfile', 'Drive'),
      }),
      /** A file that is in the drive already: what undo brings back. */
      choosePicture: build.mutation<SetSellerLogoApiResponse, ChosenPicture>({
        query: ({ kind, fileId }) => ({
          url: `/sellerprofile/${kind}`,
          method: 'POST',
          body: formOf({ file_id: fileId }),
        }),
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
