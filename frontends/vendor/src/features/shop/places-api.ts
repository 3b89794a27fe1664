/** vendor: names of places; the profile carries them in English and by id. */
import { api } from '@haat/platform';

export type PlaceName = { id: number; name: string; name_ne: string };
export type DistrictName = PlaceName & { province_id: number };

export const placesApi = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    shopProvinces: build.query<PlaceName[], void>({
      query: () => '/locations/provinces',
    }),
    shopDistricts: build.query<DistrictName[], void>({
      query: () => '/locations/districts',
    }),
    shopMunicipalities: build.query<PlaceName[], number>({
      query: (district_id) => ({
        url: '/locations/municipalities',
        params: { district_id },
      }),
    }),
  }),
});

export const {
  useShopProvincesQuery,
  useShopDistrictsQuery,
  useShopMunicipalitiesQuery,
} = placesApi;
