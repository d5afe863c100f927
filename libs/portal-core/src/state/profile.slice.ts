import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Profile } from '@portal/domain/identity/user';

/** The signed-in person, for code that has no hook at hand; components ask `useCurrentProfile`. */
export const profileSlice = createSlice({
  name: 'profile',
  initialState: { profile: null as Profile | null },
  reducers: {
    profileLoaded: (state, { payload }: PayloadAction<Profile>) => void (state.profile = payload),
    profileCleared: (state) => void (state.profile = null),
  },
  selectors: { selectProfile: (state) => state.profile },
});

export const { profileCleared, profileLoaded } = profileSlice.actions;
export const { selectProfile } = profileSlice.selectors;
