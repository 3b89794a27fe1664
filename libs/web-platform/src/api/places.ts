/** vendor: the places of Nepal. */
import { api } from './api';
import { unwrap } from './envelope';

export type District = {
  id: number;
  province_id: number;
  name: string;
  name_ne: string;
  lat: number;
  lng: number;
};

export type Place = { id: number; name: string; name_ne: string };
export type Municipality = Place & { wards: number | null };

const placesApi = api.injectEndpoints({
  endpoints: (build) => ({
    provinces: build.query<Place[], void>({
      query: () => '/locations/provinces',
      transformResponse: unwrap<Place[]>,
    }),
    districts: build.query<District[], number>({
      query: (province_id) => ({ url: '/locations/districts', params: { province_id } }),
      transformResponse: unwrap<District[]>,
    }),
    municipalities: build.query<Municipality[], number>({
      query: (district_id) => ({
        url: '/locations/municipalities',
        params: { district_id },
      }),
      transformResponse: unwrap<Municipality[]>,
    }),
    allDistricts: build.query<District[], void>({
      query: () => '/locations/districts',
      transformResponse: unwrap<District[]>,
    }),
  }),
});

export const {
  useProvincesQuery,
  useDistrictsQuery,
  useMunicipalitiesQuery,
  useAllDistrictsQuery,
} = placesApi;
