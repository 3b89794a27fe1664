import { createSlice } from '@reduxjs/toolkit';

/** Open calls are counted, so that the first to finish does not hide the others (D31). */
export const loadingSlice = createSlice({
  name: 'loading',
  initialState: { openCalls: 0 },
  reducers: {
    callStarted: (state) => {
      state.openCalls += 1;
    },
    callFinished: (state) => {
      state.openCalls = Math.max(0, state.openCalls - 1);
    },
  },
  selectors: { selectIsLoading: (state) => state.openCalls > 0 },
});

export const { callStarted, callFinished } = loadingSlice.actions;
export const { selectIsLoading } = loadingSlice.selectors;
