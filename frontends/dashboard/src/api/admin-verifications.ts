/** vendor, for administrators: a decision's answer is the new state of its page. */
import { adminVerificationsApi, type Verification } from '@haat/api/admin-verifications';
import type { Started } from '@haat/platform';

const put = (id: string, answer: Verification) =>
  adminVerificationsApi.util.upsertQueryData('verification', id, answer);

const cacheAnswer = async (
  { verificationId }: { verificationId: string },
  { dispatch, queryFulfilled }: Started<Verification>,
) => {
  const answer = await queryFulfilled.catch(() => undefined);
  if (answer) void dispatch(put(verificationId, answer.data));
};

const TAGS = ['Verifications', 'AdminSellers'] as const;
const decision = { invalidatesTags: [...TAGS], onQueryStarted: cacheAnswer };

export const {
  useVerificationsQuery,
  useVerificationQuery,
  useApproveVerificationMutation,
  useRejectVerificationMutation,
  useApproveNameMutation,
  useRejectNameMutation,
  useJudgeDocumentMutation,
} = adminVerificationsApi.enhanceEndpoints({
  addTagTypes: [...TAGS],
  endpoints: {
    verifications: { providesTags: ['Verifications'] },
    approveVerification: decision,
    rejectVerification: decision,
    approveName: decision,
    rejectName: decision,
    judgeDocument: { onQueryStarted: cacheAnswer },
  },
});
