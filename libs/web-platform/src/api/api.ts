import { createApi } from '@reduxjs/toolkit/query/react';
import { holding } from '../outbox/holding-query';
import { baseQuery } from './base-query';

/** The one API of the page. Nouns and remotes add their calls with `api.injectEndpoints`. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: holding(baseQuery),
  tagTypes: [
    'Session',
    'SellerProfile',
    'Products',
    'Enquiries',
    'Requirements',
    'Quotes',
    'Questions',
    'Wishlists',
    'Messages',
    'Notifications',
    'Drive',
  ],
  endpoints: () => ({}),
});
