/** vendor: contacts and closed days of the company; each answer updates the cached company. */
import { closuresApi } from '@haat/api/closures';
import { companyContactsApi } from '@haat/api/company-contacts';
import { cacheCompany } from './company';
import { onSuccess } from './on-success';

const change = { onQueryStarted: cacheCompany };

export const {
  useSendSellerPhoneCodeMutation,
  useVerifySellerPhoneCodeMutation,
  useSendSellerEmailCodeMutation,
  useVerifySellerEmailMutation,
} = companyContactsApi.enhanceEndpoints({
  endpoints: {
    // Statutory documents need a confirmed number.
    verifySellerPhoneCode: { ...change, invalidatesTags: onSuccess('SellerProfile') },
    verifySellerEmail: change,
  },
});

export const { usePlanClosureMutation, useRemoveClosureMutation } =
  closuresApi.enhanceEndpoints({
    endpoints: { planClosure: change, removeClosure: change },
  });
