import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Which sound is being played, by its id; one at a time in the whole portal. */
export const mediaSlice = createSlice({
  name: 'media',
  initialState: { audioPlaying: null as string | null },
  reducers: {
    audioStarted: (state, { payload }: PayloadAction<string>) => void (state.audioPlaying = payload),
    // Only the one that plays can stop: a late "ended" of an earlier sound must not silence the present one.
    audioStopped: (state, { payload }: PayloadAction<string>) => {
      if (state.audioPlaying === payload) state.audioPlaying = null;
    },
  },
  selectors: { selectAudioPlaying: (state) => state.audioPlaying },
});

export const { audioStarted, audioStopped } = mediaSlice.actions;
export const { selectAudioPlaying } = mediaSlice.selectors;
