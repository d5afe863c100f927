import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

const siteState = {
  /** Starts as the source says; texts and formats of this Korean edition never read it (SITE-1). */
  locale: 'en-US',
  isLoading: false,
  /** True until the first profile request ended, or no login cookie was found (SES-1). */
  loadingProfileFirst: true,
  isMenuOpen: false,
  isNotFound: false,
};

export const siteSlice = createSlice({
  name: 'site',
  initialState: siteState,
  reducers: {
    localeChanged: (state, { payload }: PayloadAction<string>) => void (state.locale = payload),
    loadingChanged: (state, { payload }: PayloadAction<boolean>) => void (state.isLoading = payload),
    firstProfileSettled: (state) => void (state.loadingProfileFirst = false),
    menuToggled: (state, { payload }: PayloadAction<boolean>) => void (state.isMenuOpen = payload),
    notFoundChanged: (state, { payload }: PayloadAction<boolean>) => void (state.isNotFound = payload),
  },
  selectors: {
    selectLocale: (state) => state.locale,
    selectIsLoading: (state) => state.isLoading,
    selectLoadingProfileFirst: (state) => state.loadingProfileFirst,
    selectIsMenuOpen: (state) => state.isMenuOpen,
    selectIsNotFound: (state) => state.isNotFound,
  },
});

export const { firstProfileSettled, loadingChanged, localeChanged, menuToggled, notFoundChanged } = siteSlice.actions;
export const { selectIsLoading, selectIsMenuOpen, selectIsNotFound, selectLoadingProfileFirst, selectLocale } =
  siteSlice.selectors;
