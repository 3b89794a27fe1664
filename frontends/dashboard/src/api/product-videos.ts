/** catalog: a video uploaded before its product is saved; the upload reports its progress. */
import {
  productVideosApi,
  type UploadProductVideoApiResponse,
} from '@haat/api/product-videos';
import { formOf, sendFile, type Upload } from '@haat/platform';

type WantedVideo = Pick<Upload, 'key' | 'onProgress' | 'signal'> & Record<'file', File>;

const videosApi = productVideosApi.injectEndpoints({
  endpoints: (build) => ({
    sendProductVideo: build.mutation<UploadProductVideoApiResponse, WantedVideo>({
      queryFn: ({ file, ...upload }, { getState }, _options, call) =>
        sendFile<UploadProductVideoApiResponse>(
          { url: '/products/videos', form: formOf({ file }), ...upload },
          { getState, call },
        ),
    }),
  }),
});

export const { useSendProductVideoMutation } = videosApi;
