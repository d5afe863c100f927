import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Lesson } from '@portal/domain/lessons/lesson';
import type { CalendarEvent } from '@portal/domain/schedule/calendar';

/** A person met anywhere in the portal: students, other teachers. */
export interface KnownUser {
  readonly id: string;
  readonly name: string;
  readonly avatar: string | null;
}

interface DirectoryState {
  users: KnownUser[];
  events: CalendarEvent[];
  lessons: Lesson[];
}

const initialState: DirectoryState = { users: [], events: [], lessons: [] };

/** Appends what is new and renews what is known; nothing that stood there goes away (STA-1). */
function append<T extends { readonly id: string }>(known: T[], incoming: readonly T[]): void {
  const places = new Map(known.map(({ id }, place) => [id, place]));
  for (const entry of incoming) {
    const place = places.get(entry.id);
    if (place === undefined) places.set(entry.id, known.push(entry) - 1);
    else known[place] = entry;
  }
}

export const directorySlice = createSlice({
  name: 'directory',
  initialState,
  reducers: {
    usersMet: (state, { payload }: PayloadAction<readonly KnownUser[]>) => append(state.users, payload),
    eventsMet: (state, { payload }: PayloadAction<readonly CalendarEvent[]>) => append(state.events, payload),
    lessonsMet: (state, { payload }: PayloadAction<readonly Lesson[]>) => append(state.lessons, payload),
    directoryCleared: () => initialState,
  },
  selectors: {
    selectUsers: (state) => state.users,
    selectEvents: (state) => state.events,
    selectLessons: (state) => state.lessons,
  },
});

export const { directoryCleared, eventsMet, lessonsMet, usersMet } = directorySlice.actions;
export const { selectEvents, selectLessons, selectUsers } = directorySlice.selectors;
