import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { HeldThing } from './held-thing';

/** What this browser holds, as it stands in its database; and what went out since the page was opened. */
export const outboxSlice = createSlice({
  name: 'outbox',
  initialState: { things: [] as HeldThing[] },
  reducers: {
    heldRead: (state, { payload }: PayloadAction<HeldThing[]>) => {
      const told = state.things.filter((thing) => thing.state === 'sent');
      state.things = [...payload, ...told];
    },
    heldChanged: (state, { payload }: PayloadAction<HeldThing>) => {
      const others = state.things.filter(({ key }) => key !== payload.key);
      state.things = [...others, payload];
    },
    heldForgotten: (state, { payload }: PayloadAction<string>) => {
      state.things = state.things.filter(({ key }) => key !== payload);
    },
  },
  selectors: { selectHeld: (state) => state.things },
});

export const { heldRead, heldChanged, heldForgotten } = outboxSlice.actions;
export const { selectHeld } = outboxSlice.selectors;

type Held = { outbox: { things: HeldThing[] }; auth: { user?: { id: string } | null } };

/** What this account holds here, or the guest. */
export const selectOwnHeld = createSelector(
  [selectHeld, ({ auth }: Held) => auth.user?.id ?? null],
  (things, userId) => things.filter((thing) => thing.userId === userId),
);
