/** engagement: requirements that fit the seller's company. */
import { api, type Page, type Requirement } from '@haat/platform';
import type { Narrowing } from '../features/desk/use-narrowing';

/** Hundredths of what a seller of the same goods is given. */
export type ScorePart = { key: string; points: number };
/** `status` and `allowed_statuses` are of the seller's own match, not of the requirement (D15). */
export type Lead = Requirement & {
  requirement_status: string;
  requirement_status_label: string;
  match: { id: string; score: { total: number; parts: ScorePart[] } } | null;
  /** The seller's own quote for it: a draft, or one that can still be accepted, or was. */
  quote_id: string | null;
};
export type LeadQuery = Narrowing & { status?: string; page?: number };
export type LeadPage = Page<Lead> & { meta: { counts?: Record<string, number> } };

const leadsApi = api.injectEndpoints({
  endpoints: (build) => ({
    leads: build.query<LeadPage, LeadQuery>({
      query: (params) => ({ url: '/requirements', params: { as: 'seller', ...params } }),
      providesTags: ['Requirements'],
    }),
    lead: build.query<Lead, string>({
      query: (id) => `/requirements/${encodeURIComponent(id)}`,
      providesTags: ['Requirements'],
    }),
  }),
});

export const { useLeadsQuery, useLeadQuery } = leadsApi;
