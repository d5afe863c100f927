import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface UndoState {
  text: string | null;
  /** Grows with each offer, so that an equal text in a row starts its time anew. */
  serial: number;
}

/** The one action that can be taken back now; how it is taken back is no state (see `use-undo.ts`). */
export const undoSlice = createSlice({
  name: 'undo',
  initialState: { text: null, serial: 0 } as UndoState,
  reducers: {
    undoOffered: (state, { payload }: PayloadAction<string>) => ({ text: payload, serial: state.serial + 1 }),
    undoClosed: (state) => void (state.text = null),
  },
  selectors: { selectUndo: (state) => state },
});

export const { undoClosed, undoOffered } = undoSlice.actions;
export const { selectUndo } = undoSlice.selectors;
