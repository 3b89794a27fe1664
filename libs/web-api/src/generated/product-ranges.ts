/** Generated from gateway/openapi.json by `npm run api:generate`: do not edit. */
import { api } from '@haat/api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    productRanges: build.query<ProductRangesApiResponse, ProductRangesApiArg>({
      query: () => ({ url: `/productranges` }),
    }),
    createProductRange: build.mutation<
      CreateProductRangeApiResponse,
      CreateProductRangeApiArg
    >({
      query: (queryArg) => ({
        url: `/productranges`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    orderProductRanges: build.mutation<
      OrderProductRangesApiResponse,
      OrderProductRangesApiArg
    >({
      query: (queryArg) => ({
        url: `/productranges/order`,
        method: 'PUT',
        body: queryArg,
      }),
    }),
    renameProductRange: build.mutation<
      RenameProductRangeApiResponse,
      RenameProductRangeApiArg
    >({
      query: (queryArg) => ({
        url: `/productranges/${encodeURIComponent(String(queryArg.rangeId))}`,
        method: 'PUT',
        body: queryArg.body,
      }),
    }),
    deleteProductRange: build.mutation<
      DeleteProductRangeApiResponse,
      DeleteProductRangeApiArg
    >({
      query: (queryArg) => ({
        url: `/productranges/${encodeURIComponent(String(queryArg))}`,
        method: 'DELETE',
      }),
    }),
    fillProductRange: build.mutation<FillProductRangeApiResponse, FillProductRangeApiArg>(
      {
        query: (queryArg) => ({
          url: `/productranges/${encodeURIComponent(String(queryArg.rangeId))}/products`,
          method: 'PUT',
          body: queryArg.body,
        }),
      },
    ),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as productRangesApi };
export type ProductRangesApiResponse = /** status 200 Successful Response */ OwnRange[];
export type ProductRangesApiArg = void;
export type CreateProductRangeApiResponse =
  /** status 201 Successful Response */ OwnRange;
export type CreateProductRangeApiArg = RangeForm;
export type OrderProductRangesApiResponse =
  /** status 200 Successful Response */ OwnRange[];
export type OrderProductRangesApiArg = RangeOrder;
export type RenameProductRangeApiResponse =
  /** status 200 Successful Response */ OwnRange;
export type RenameProductRangeApiArg = {
  rangeId: string;
  body: RangeForm;
};
export type DeleteProductRangeApiResponse = unknown;
export type DeleteProductRangeApiArg = string;
export type FillProductRangeApiResponse = /** status 200 Successful Response */ OwnRange;
export type FillProductRangeApiArg = {
  rangeId: string;
  body: RangeFilling;
};
export type OwnRange = {
  id: string;
  name: string;
  name_ne: string | null;
  slug: string;
  position: number;
  product_count: number;
};
export type RangeForm = {
  name: string;
  name_ne?: string | null;
};
export type RangeOrder = {
  ids: string[];
};
export type RangeFilling = {
  product_ids: string[];
};
export const {
  useProductRangesQuery,
  useLazyProductRangesQuery,
  useCreateProductRangeMutation,
  useOrderProductRangesMutation,
  useRenameProductRangeMutation,
  useDeleteProductRangeMutation,
  useFillProductRangeMutation,
} = injectedRtkApi;
