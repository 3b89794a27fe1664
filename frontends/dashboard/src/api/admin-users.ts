/** auth, for the operator: everybody's accounts. */
import { api, type Page, type Role } from '@haat/platform';

export type AdminUser = {
  id: string;
  fname: string;
  lname: string;
  email: string;
  email_verified_at: string | null;
  roles: Role[];
  created_at: string;
  suspended_at: string | null;
  suspended_reason: string | null;
};
export type Judgement = { id: string; move: 'suspend' | 'restore'; reason: string };

const tagged = api.enhanceEndpoints({ addTagTypes: ['AdminUsers'] });

const adminUsersApi = tagged.injectEndpoints({
  endpoints: (build) => ({
    adminUsers: build.query<Page<AdminUser>, { q?: string; page: number }>({
      query: (params) => ({ url: '/admin/users', params }),
      providesTags: ['AdminUsers'],
    }),
    judgeUser: build.mutation<unknown, Judgement>({
      query: ({ id, move, reason }) => ({
        url: `/admin/users/${encodeURIComponent(id)}/${move}`,
        method: 'POST',
        body: { reason },
      }),
      invalidatesTags: (_none, error) => (error ? [] : ['AdminUsers']),
    }),
  }),
});

export const { useAdminUsersQuery, useJudgeUserMutation } = adminUsersApi;
