/** catalog: pictures that wait for the product they will hang on. */
import { api, sendFile } from '@haat/platform';
import type { ProductImage } from './own-products';

type Failure = { status: number; data: unknown };
export type PictureUpload = {
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

const picturesApi = api.injectEndpoints({
  endpoints: (build) => ({
    uploadProductPicture: build.mutation<ProductImage, PictureUpload>({
      queryFn: async ({ file, key, onProgress }, { getState }, _options, call) => {
        const wanted = { url: '/products/images', form: formOf(file), key, onProgress };
        const sent = await sendFile(wanted, { getState, call });
        if ('error' in sent) return { error: sent.error as Failure };
        return { data: sent.data as ProductImage };
      },
    }),
    takeDrivePictures: build.mutation<(ProductImage & { file_id: string })[], string[]>({
      query: (file_ids) => ({
        url: '/products/images/from-drive',
        method: 'POST',
        body: { file_ids },
      }),
    }),
  }),
});

export const { useUploadProductPictureMutation, useTakeDrivePicturesMutation } =
  picturesApi;
