import type { BusyBlock } from '@portal/domain/schedule/calendar';
import type { LessonMove } from '@portal/domain/lessons/lesson-move';
import type { Db, Tx } from '../../core/database/database.ts';
import { busyQueries } from './ics/busy.queries.ts';
import { lessonMoveQueries } from '../lessons/moves/lesson-moves.queries.ts';
import type { Span } from '../../core/days/span.ts';

/** What stands on a schedule beside lessons, events, free time and time off, for everyone who has to look at all of it. */
export interface ScheduleSources {
  /** Moves that wait for an answer and whose old or new time touches the range. */
  movesIn(teacherId: string, range: Span): Promise<LessonMove[]>;
  /** What other calendars of the teacher take up. */
  busyIn(teacherId: string, range: Span): Promise<BusyBlock[]>;
}

export function scheduleSources(db: Db | Tx): ScheduleSources {
  return {
    movesIn: (teacherId, range) => lessonMoveQueries(db).waitingIn(teacherId, range),
    busyIn: (teacherId, range) => busyQueries(db).busyIn(teacherId, range),
  };
}
