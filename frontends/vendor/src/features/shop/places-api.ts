/** vendor: names of places; the profile carries them in English and by id. */
import { api, unwrap } from '@haat/platform';

export type PlaceName = { id: number; name: string; name_ne: string };
export type DistrictName = PlaceName & { province_id: number };

export const placesApi = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    shopProvinces: build.query<PlaceName[], void>({
      query: () => '/locations/provinces',
      transformResponse: unwrap<PlaceName[]>,
    }),
    shopDistricts: build.query<DistrictName[], void>({
      query: () => '/locations/districts',
      transformResponse: unwrap<DistrictName[]>,
    }),
    shopMunicipalities: build.query<PlaceName[], number>({
      query: (district_id) => ({
        url: '/locations/municipalities',
        params: { district_id },
      }),
      transformResponse: unwrap<PlaceName[]>,
    }),
  }),
});

export const {
  useShopProvincesQuery,
  useShopDistrictsQuery,
  useShopMunicipalitiesQuery,
} = placesApi;
