/** vendor, for the operator: a decision's answer is the new state of its page. */
import { adminVerificationsApi, type Verification } from '@haat/api/admin-verifications';

type Started = {
  dispatch: (action: ReturnType<typeof put>) => unknown;
  queryFulfilled: PromiseLike<{ data: Verification }>;
};

const put = (id: string, answer: Verification) =>
  adminVerificationsApi.util.upsertQueryData('verification', id, answer);

const showAnswer = async (
  { verificationId }: { verificationId: string },
  { dispatch, queryFulfilled }: Started,
) => {
  const answer = await Promise.resolve(queryFulfilled).catch(() => undefined);
  if (answer) dispatch(put(verificationId, answer.data));
};

const TAGS = ['Verifications', 'AdminSellers'] as const;
const decision = { invalidatesTags: [...TAGS], onQueryStarted: showAnswer };

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
    judgeDocument: { onQueryStarted: showAnswer },
  },
});
