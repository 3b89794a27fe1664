/** auth, for administrators: which lists a decision about an account refreshes. */
import { adminUsersApi } from '@haat/api/admin-users';
import { onSuccess } from './on-success';

export const {
  useAdminUsersQuery,
  useAdminUserQuery,
  useRestoreUserMutation,
  useSuspendUserMutation,
} = adminUsersApi.enhanceEndpoints({
  addTagTypes: ['AdminUsers'],
  endpoints: {
    adminUsers: { providesTags: ['AdminUsers'] },
    adminUser: { providesTags: ['AdminUsers'] },
    restoreUser: { invalidatesTags: onSuccess('AdminUsers') },
    suspendUser: { invalidatesTags: onSuccess('AdminUsers') },
  },
});
