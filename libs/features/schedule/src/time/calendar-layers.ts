import { createContext, useContext } from 'react';
import type { TodayTask } from '@portal/domain/planning/today.contract';
import { DEFAULT_TIME_ZONE } from '@portal/domain/time/day';
import type { Holiday } from '@portal/domain/time/holiday';
import type { Day } from './day.ts';

/** What can be done with a whole day; the focus comes back to `opener`. */
export interface DayActions {
  /** Opens the move of all lessons of a day; `isIll` fills in the reason. */
  moveDay(day: Day, opener: HTMLElement, isIll?: boolean): void;
  addTimeOff(day: Day, opener: HTMLElement): void;
}

/** What lies over all days of the calendar and is needed deep inside its grids. */
export interface CalendarLayers {
  readonly timeZone: string;
  /** Shown beside the own zone; null for none. */
  readonly secondTimeZone: string | null;
  readonly holidaysOf: ReadonlyMap<Day, readonly Holiday[]>;
  /** What is to be done by the end of a day. */
  readonly tasksOf: ReadonlyMap<Day, readonly TodayTask[]>;
  /** Null where nothing can be changed, as in a picture of one part. */
  readonly actions: DayActions | null;
}

export const NO_LAYERS: CalendarLayers = {
  timeZone: DEFAULT_TIME_ZONE,
  secondTimeZone: null,
  holidaysOf: new Map(),
  tasksOf: new Map(),
  actions: null,
};

const Layers = createContext(NO_LAYERS);

export const CalendarLayersProvider = Layers.Provider;

export const useCalendarLayers = (): CalendarLayers => useContext(Layers);
