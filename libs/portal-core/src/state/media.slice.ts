import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export const PLAY_SPEEDS = [1, 1.25, 1.5, 2] as const;
export type PlaySpeed = (typeof PLAY_SPEEDS)[number];

/** Which sound is being played, by its id; one at a time in the whole portal, and voices at one speed. */
export const mediaSlice = createSlice({
  name: 'media',
  initialState: { audioPlaying: null as string | null, playSpeed: null as PlaySpeed | null },
  reducers: {
    playSpeedChosen: (state, { payload }: PayloadAction<PlaySpeed>) => void (state.playSpeed = payload),
    audioStarted: (state, { payload }: PayloadAction<string>) => void (state.audioPlaying = payload),
    // Only the one that plays can stop: a late "ended" of an earlier sound must not silence the present one.
    audioStopped: (state, { payload }: PayloadAction<string>) => {
      if (state.audioPlaying === payload) state.audioPlaying = null;
    },
  },
  selectors: {
    selectAudioPlaying: (state) => state.audioPlaying,
    /** Null until she has chosen one on this page. */
    selectPlaySpeed: (state) => state.playSpeed,
  },
});

export const { audioStarted, audioStopped, playSpeedChosen } = mediaSlice.actions;
export const { selectAudioPlaying, selectPlaySpeed } = mediaSlice.selectors;
