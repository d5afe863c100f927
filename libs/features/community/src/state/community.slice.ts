import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { rootReducer } from '@portal/portal-core/store';

interface CommunityState {
  /** The group that is open, and the post; null on every other page. */
  groupId: string | null;
  postId: string | null;
  /** The post that is being changed. */
  postIdUpdate: string | null;
}

const initialState: CommunityState = { groupId: null, postId: null, postIdUpdate: null };

/** What the section knows of itself; groups and posts are the server's (`community-state.ts`). */
export const communitySlice = createSlice({
  name: 'community',
  initialState,
  reducers: {
    groupShown: (state, { payload }: PayloadAction<string | null>) => void (state.groupId = payload),
    postShown: (state, { payload }: PayloadAction<string | null>) => void (state.postId = payload),
    postUpdateBegun: (state, { payload }: PayloadAction<string | null>) => void (state.postIdUpdate = payload),
  },
});

declare module '@portal/portal-core/store' {
  interface SectionSlices {
    community: CommunityState;
  }
}

/** It comes into the store with the first page of the section. */
const injected = communitySlice.injectInto(rootReducer);

export const { groupShown, postShown, postUpdateBegun } = communitySlice.actions;
export const selectShown = (state: ReturnType<typeof rootReducer>): CommunityState =>
  injected.selectSlice(state) ?? initialState;
