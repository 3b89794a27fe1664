/** Generated from gateway/openapi.json by `npm run api:generate`: do not edit. */
import { api } from '@haat/api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCaseTemplates: build.query<ListCaseTemplatesApiResponse, ListCaseTemplatesApiArg>(
      {
        query: () => ({ url: `/admin/case-templates` }),
      },
    ),
    createCaseTemplate: build.mutation<
      CreateCaseTemplateApiResponse,
      CreateCaseTemplateApiArg
    >({
      query: (queryArg) => ({
        url: `/admin/case-templates`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    updateCaseTemplate: build.mutation<
      UpdateCaseTemplateApiResponse,
      UpdateCaseTemplateApiArg
    >({
      query: (queryArg) => ({
        url: `/admin/case-templates/${encodeURIComponent(String(queryArg.templateId))}`,
        method: 'PUT',
        body: queryArg.body,
      }),
    }),
    deleteCaseTemplate: build.mutation<
      DeleteCaseTemplateApiResponse,
      DeleteCaseTemplateApiArg
    >({
      query: (queryArg) => ({
        url: `/admin/case-templates/${encodeURIComponent(String(queryArg))}`,
        method: 'DELETE',
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as adminCasesApi };
export type ListCaseTemplatesApiResponse =
  /** status 200 Successful Response */ TemplateOut[];
export type ListCaseTemplatesApiArg = void;
export type CreateCaseTemplateApiResponse =
  /** status 201 Successful Response */ TemplateOut;
export type CreateCaseTemplateApiArg = TemplateForm;
export type UpdateCaseTemplateApiResponse =
  /** status 200 Successful Response */ TemplateOut;
export type UpdateCaseTemplateApiArg = {
  templateId: string;
  body: TemplateForm;
};
export type DeleteCaseTemplateApiResponse = unknown;
export type DeleteCaseTemplateApiArg = string;
export type TemplateOut = {
  id: string;
  title: string;
  text: string;
  text_ne: string;
  updated_at: string;
};
export type TemplateForm = {
  title: string;
  text: string;
  text_ne: string;
};
export const {
  useListCaseTemplatesQuery,
  useLazyListCaseTemplatesQuery,
  useCreateCaseTemplateMutation,
  useUpdateCaseTemplateMutation,
  useDeleteCaseTemplateMutation,
} = injectedRtkApi;
