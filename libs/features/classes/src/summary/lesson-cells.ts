import type { LessonPoint } from '@portal/domain/lessons/steps/lesson-standing';
import type { CellState } from '@portal/ui/cell-bar';

/** How a lesson looks as one of many. What is filled was held, as the figure beside it counts. */
export const CELL_OF_POINT: Record<LessonPoint, CellState> = {
  EARLY: 'ahead',
  OPEN: 'ahead',
  MISSED: 'ahead',
  RUNNING: 'now',
  TO_WRAP_UP: 'turn',
  WRAP_UP_LATE: 'late',
  SENT: 'waiting',
  QUESTIONED: 'turn',
  CONFIRMED: 'done',
  NOT_HELD: 'void',
  CANCELED: 'void',
};
