import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Only the choice lives here; the table of rates is the `currencies` query. */
export const currencySlice = createSlice({
  name: 'currency',
  initialState: { code: 'NPR' },
  reducers: {
    currencyChosen: (state, action: PayloadAction<string>) => {
      state.code = action.payload;
    },
  },
  selectors: { selectCurrency: (state) => state.code },
});

export const { currencyChosen } = currencySlice.actions;
export const { selectCurrency } = currencySlice.selectors;
