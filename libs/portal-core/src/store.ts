import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { baseApi } from '@portal/api/base-api';
import { directorySlice } from './state/directory.slice.ts';
import { mediaSlice } from './state/media.slice.ts';
import { profileSlice } from './state/profile.slice.ts';
import { siteSlice } from './state/site.slice.ts';
import { toastSlice } from './state/toast.slice.ts';
import { undoSlice } from './state/undo.slice.ts';

/** Slices that sections add lazily: a section extends this interface beside its slice and injects it (architecture 4a). */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by declaration merging
export interface SectionSlices {}

export const rootReducer = combineSlices(
  baseApi,
  directorySlice,
  mediaSlice,
  profileSlice,
  siteSlice,
  toastSlice,
  undoSlice,
).withLazyLoadedSlices<SectionSlices>();

/** One store for one portal; tests and stories make their own. */
export function createPortalStore() {
  return configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults().concat(baseApi.middleware),
    devTools: { name: 'portal' },
  });
}

export type PortalStore = ReturnType<typeof createPortalStore>;
export type RootState = ReturnType<PortalStore['getState']>;
export type AppDispatch = PortalStore['dispatch'];
