/** Generated from gateway/openapi.json by `npm run api:generate`: do not edit. */
import { api } from '@haat/api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    districts: build.query<DistrictsApiResponse, DistrictsApiArg>({
      query: (queryArg) => ({
        url: `/locations/districts`,
        params: {
          province_id: queryArg,
        },
      }),
    }),
    municipalities: build.query<MunicipalitiesApiResponse, MunicipalitiesApiArg>({
      query: (queryArg) => ({
        url: `/locations/municipalities`,
        params: {
          district_id: queryArg,
        },
      }),
    }),
    provinces: build.query<ProvincesApiResponse, ProvincesApiArg>({
      query: () => ({ url: `/locations/provinces` }),
    }),
    placeSearch: build.query<PlaceSearchApiResponse, PlaceSearchApiArg>({
      query: (queryArg) => ({
        url: `/locations/search`,
        params: {
          q: queryArg.q,
          least: queryArg.least,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as locationsApi };
export type DistrictsApiResponse = /** status 200 Successful Response */ District[];
export type DistrictsApiArg = (number | null) | undefined;
export type MunicipalitiesApiResponse =
  /** status 200 Successful Response */ Municipality[];
export type MunicipalitiesApiArg = (number | null) | undefined;
export type ProvincesApiResponse = /** status 200 Successful Response */ Province[];
export type ProvincesApiArg = void;
export type PlaceSearchApiResponse = /** status 200 Successful Response */ PlaceResult[];
export type PlaceSearchApiArg = {
  q?: string;
  least?: 'province' | 'district' | 'municipality';
};
export type District = {
  id: number;
  name: string;
  name_ne: string;
  province_id: number;
  lat: number;
  lng: number;
};
export type Municipality = {
  id: number;
  name: string;
  name_ne: string;
  district_id: number;
  kind: 'metropolitan' | 'sub_metropolitan' | 'municipality' | 'rural';
  wards: number | null;
};
export type Province = {
  id: number;
  name: string;
  name_ne: string;
};
export type PlaceResult = {
  kind: 'province' | 'district' | 'municipality';
  name: string;
  name_ne: string;
  province_id: number;
  province: string;
  province_ne: string;
  district_id: number | null;
  district: string | null;
  district_ne: string | null;
  municipality_id: number | null;
  wards: number | null;
};
export const {
  useDistrictsQuery,
  useLazyDistrictsQuery,
  useMunicipalitiesQuery,
  useLazyMunicipalitiesQuery,
  useProvincesQuery,
  useLazyProvincesQuery,
  usePlaceSearchQuery,
  useLazyPlaceSearchQuery,
} = injectedRtkApi;
