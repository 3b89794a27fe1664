/** catalog: pictures uploaded before their product is saved; an upload reports its progress. */
import {
  productImagesApi,
  type UploadProductImageApiResponse,
} from '@haat/api/product-images';
import { formOf, sendFile, type Upload } from '@haat/platform';

/** `key` is the same for every try of one file. */
type WantedPicture = Pick<Upload, 'key' | 'onProgress'> & Record<'file', File>;

const picturesApi = productImagesApi.injectEndpoints({
  endpoints: (build) => ({
    sendProductImage: build.mutation<UploadProductImageApiResponse, WantedPicture>({
      queryFn: ({ file, ...upload }, { getState }, _options, call) =>
        sendFile<UploadProductImageApiResponse>(
          { url: '/products/images', form: formOf({ file }), ...upload },
          { getState, call },
        ),
    }),
  }),
});

export const { useSendProductImageMutation, useProductImagesFromDriveMutation } =
  picturesApi;
