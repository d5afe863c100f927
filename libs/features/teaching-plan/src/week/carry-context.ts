import { createContext, useContext } from 'react';
import type { PlanTask } from '@portal/domain/planning/plan-task';
import type { Landing } from './landing.ts';

export interface Carry {
  /** What is being carried, and the day that it is over. */
  readonly task: PlanTask | null;
  readonly day: string | null;
  /** The day on which it stands until it is dropped. */
  readonly from: string | null;
  /** What dropping it on a day does. */
  readonly landing: (day: string) => Landing | null;
  readonly lift: (task: PlanTask) => void;
  readonly step: (by: 1 | -1) => void;
  readonly drop: () => void;
  readonly cancel: () => void;
}

export const CarryContext = createContext<Carry | null>(null);

/** Of what is carried over the days of the week; null where nothing can be. */
export const useCarry = (): Carry | null => useContext(CarryContext);
