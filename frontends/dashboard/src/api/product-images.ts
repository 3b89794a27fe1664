/** catalog: pictures that wait for the product they will hang on; an upload tells its progress. */
import {
  productImagesApi,
  type UploadProductImageApiResponse,
} from '@haat/api/product-images';
import { sendFile } from '@haat/platform';

type Failure = { status: number; data: unknown };
type PictureUpload = {
  file: File;
  /** The same for every try of one file. */
  key: string;
  onProgress: (share: number) => void;
};

function formOf(file: File): FormData {
  const form = new FormData();
  form.set('file', file);
  return form;
}

const picturesApi = productImagesApi.injectEndpoints({
  endpoints: (build) => ({
    sendProductImage: build.mutation<UploadProductImageApiResponse, PictureUpload>({
      queryFn: async ({ file, key, onProgress }, { getState }, _options, call) => {
        const wanted = { url: '/products/images', form: formOf(file), key, onProgress };
        const sent = await sendFile(wanted, { getState, call });
        if ('error' in sent) return { error: sent.error as Failure };
        return { data: sent.data as UploadProductImageApiResponse };
      },
    }),
  }),
});

export const { useSendProductImageMutation, useProductImagesFromDriveMutation } =
  picturesApi;
