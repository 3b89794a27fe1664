/** vendor: the places of Nepal. */
import { api } from './api';

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
    }),
    districts: build.query<District[], number>({
      query: (province_id) => ({ url: '/locations/districts', params: { province_id } }),
    }),
    municipalities: build.query<Municipality[], number>({
      query: (district_id) => ({
        url: '/locations/municipalities',
        params: { district_id },
      }),
    }),
    allDistricts: build.query<District[], void>({
      query: () => '/locations/districts',
    }),
  }),
});

export const {
  useProvincesQuery,
  useDistrictsQuery,
  useMunicipalitiesQuery,
  useAllDistrictsQuery,
} = placesApi;
