/** Generated from gateway/openapi.json by `npm run api:generate`: do not edit. */
import { api } from '@haat/api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    uploadProductImage: build.mutation<
      UploadProductImageApiResponse,
      UploadProductImageApiArg
    >({
      query: (queryArg) => ({
        url: `/products/images`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    productImagesFromDrive: build.mutation<
      ProductImagesFromDriveApiResponse,
      ProductImagesFromDriveApiArg
    >({
      query: (queryArg) => ({
        url: `/products/images/from-drive`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    addProductImage: build.mutation<AddProductImageApiResponse, AddProductImageApiArg>({
      query: (queryArg) => ({
        url: `/products/${encodeURIComponent(String(queryArg.productId))}/images`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    orderProductImages: build.mutation<
      OrderProductImagesApiResponse,
      OrderProductImagesApiArg
    >({
      query: (queryArg) => ({
        url: `/products/${encodeURIComponent(String(queryArg.productId))}/images/order`,
        method: 'PUT',
        body: queryArg.body,
      }),
    }),
    deleteProductImage: build.mutation<
      DeleteProductImageApiResponse,
      DeleteProductImageApiArg
    >({
      query: (queryArg) => ({
        url: `/products/${encodeURIComponent(String(queryArg.productId))}/images/${encodeURIComponent(String(queryArg.imageId))}`,
        method: 'DELETE',
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as productImagesApi };
export type UploadProductImageApiResponse =
  /** status 201 Successful Response */ ImageOut;
export type UploadProductImageApiArg = {
  file?: Blob;
};
export type ProductImagesFromDriveApiResponse =
  /** status 201 Successful Response */ ImageOut[];
export type ProductImagesFromDriveApiArg = FromDrive;
export type AddProductImageApiResponse = /** status 201 Successful Response */ ImageOut;
export type AddProductImageApiArg = {
  productId: string;
  body: {
    file?: Blob;
  };
};
export type OrderProductImagesApiResponse =
  /** status 200 Successful Response */ ImageOut[];
export type OrderProductImagesApiArg = {
  productId: string;
  body: ImageOrder;
};
export type DeleteProductImageApiResponse = unknown;
export type DeleteProductImageApiArg = {
  productId: string;
  imageId: string;
};
export type ImageOut = {
  id: string;
  url: string;
  file_id?: string | null;
};
export type FromDrive = {
  file_ids: string[];
};
export type ImageOrder = {
  ids: string[];
};
export const {
  useUploadProductImageMutation,
  useProductImagesFromDriveMutation,
  useAddProductImageMutation,
  useOrderProductImagesMutation,
  useDeleteProductImageMutation,
} = injectedRtkApi;
