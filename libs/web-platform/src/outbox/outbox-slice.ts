import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { QueuedRequest } from './queued-request';

/** The queued requests in this browser's database, and those sent since the page was opened. */
export const outboxSlice = createSlice({
  name: 'outbox',
  initialState: { requests: [] as QueuedRequest[] },
  reducers: {
    requestsLoaded: (state, { payload }: PayloadAction<QueuedRequest[]>) => {
      const sent = state.requests.filter((request) => request.state === 'sent');
      state.requests = [...payload, ...sent];
    },
    requestChanged: (state, { payload }: PayloadAction<QueuedRequest>) => {
      const others = state.requests.filter(({ key }) => key !== payload.key);
      state.requests = [...others, payload];
    },
    requestDeleted: (state, { payload }: PayloadAction<string>) => {
      state.requests = state.requests.filter(({ key }) => key !== payload);
    },
  },
  selectors: { selectQueued: (state) => state.requests },
});

export const { requestsLoaded, requestChanged, requestDeleted } = outboxSlice.actions;
export const { selectQueued } = outboxSlice.selectors;

type OutboxState = {
  outbox: { requests: QueuedRequest[] };
  auth: { user?: { id: string } | null };
};

/** What this account holds here, or the guest. */
export const selectOwnQueued = createSelector(
  [selectQueued, ({ auth }: OutboxState) => auth.user?.id ?? null],
  (requests, userId) => requests.filter((request) => request.userId === userId),
);
