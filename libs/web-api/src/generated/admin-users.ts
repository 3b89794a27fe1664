/** Generated from gateway/openapi.json by `npm run api:generate`: do not edit. */
import { api } from '@haat/api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminUsers: build.query<AdminUsersApiResponse, AdminUsersApiArg>({
      query: (queryArg) => ({
        url: `/admin/users`,
        params: {
          page: queryArg.page,
          per_page: queryArg.perPage,
          q: queryArg.q,
          role: queryArg.role,
          status: queryArg.status,
          since: queryArg.since,
          until: queryArg.until,
          sort: queryArg.sort,
        },
      }),
    }),
    adminUser: build.query<AdminUserApiResponse, AdminUserApiArg>({
      query: (queryArg) => ({
        url: `/admin/users/${encodeURIComponent(String(queryArg))}`,
      }),
    }),
    restoreUser: build.mutation<RestoreUserApiResponse, RestoreUserApiArg>({
      query: (queryArg) => ({
        url: `/admin/users/${encodeURIComponent(String(queryArg.userId))}/restore`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    suspendUser: build.mutation<SuspendUserApiResponse, SuspendUserApiArg>({
      query: (queryArg) => ({
        url: `/admin/users/${encodeURIComponent(String(queryArg.userId))}/suspend`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as adminUsersApi };
export type AdminUsersApiResponse = /** status 200 Successful Response */ PageUserSeen;
export type AdminUsersApiArg = {
  page?: number;
  perPage?: number | null;
  q?: string;
  role?: ('buyer' | 'seller' | 'admin') | null;
  status?: ('active' | 'suspended' | 'unverified') | null;
  since?: string | null;
  until?: string | null;
  sort?: 'newest' | 'oldest' | 'name' | 'last_seen';
};
export type AdminUserApiResponse = /** status 200 Successful Response */ UserDetail;
export type AdminUserApiArg = string;
export type RestoreUserApiResponse = /** status 200 Successful Response */ UserSeen;
export type RestoreUserApiArg = {
  userId: string;
  body: Reason;
};
export type SuspendUserApiResponse = /** status 200 Successful Response */ UserSeen;
export type SuspendUserApiArg = {
  userId: string;
  body: Reason;
};
export type UserSeen = {
  id: string;
  fname: string;
  lname: string;
  email: string;
  email_verified_at: string | null;
  phone_number: string | null;
  phone_verified_at: string | null;
  roles: ('buyer' | 'seller' | 'admin')[];
  status: 'active' | 'suspended';
  suspended_at: string | null;
  suspended_reason: string | null;
  last_seen_at: string | null;
  created_at: string;
};
export type Links = {
  first: string;
  last: string;
  prev: string | null;
  next: string | null;
};
export type Meta = {
  current_page: number;
  last_page: number;
  per_page: number;
  total: number;
  [key: string]: unknown;
};
export type PageUserSeen = {
  data: UserSeen[];
  links: Links;
  meta: Meta;
};
export type DeviceSession = {
  address: string | null;
  user_agent: string | null;
  browser: string | null;
  system: string | null;
  is_mobile: boolean;
  id: string;
  created_at: string;
  last_used_at: string;
  is_active: boolean;
};
export type AdminActivity = {
  address: string | null;
  user_agent: string | null;
  browser: string | null;
  system: string | null;
  is_mobile: boolean;
  id: string;
  kind: string;
  detail: string | null;
  by: string;
  at: string;
};
export type LinkedUser = {
  id: string;
  fname: string;
  lname: string;
  email: string;
  suspended_at: string | null;
  facts: ('phone' | 'device')[];
};
export type UserDetail = {
  id: string;
  fname: string;
  lname: string;
  email: string;
  email_verified_at: string | null;
  phone_number: string | null;
  phone_verified_at: string | null;
  roles: ('buyer' | 'seller' | 'admin')[];
  status: 'active' | 'suspended';
  suspended_at: string | null;
  suspended_reason: string | null;
  last_seen_at: string | null;
  created_at: string;
  sessions: DeviceSession[];
  history: AdminActivity[];
  linked: LinkedUser[];
};
export type Reason = {
  reason: string;
};
export const {
  useAdminUsersQuery,
  useLazyAdminUsersQuery,
  useAdminUserQuery,
  useLazyAdminUserQuery,
  useRestoreUserMutation,
  useSuspendUserMutation,
} = injectedRtkApi;
