import type { directoryContract } from '@portal/domain/planning/directory.contract';
import type { Clock } from '../../../core/clock.ts';
import type { Db } from '../../../core/database/database.ts';
import type { Handlers } from '../../../core/http/implement.ts';
import { directoryQueries } from './directory.queries.ts';

export function directoryHandlers(db: Db, clock: Clock): Handlers<typeof directoryContract> {
  const queries = directoryQueries(db);
  return {
    async getDirectory({ caller: { userId } }) {
      const [classes, students, lessons] = await Promise.all([
        queries.classesOf(userId),
        queries.studentsOf(userId),
        queries.lessonsOf(userId, clock.now()),
      ]);
      return { data: { classes, students, lessons } };
    },
  };
}
