import type { weekSheetsContract } from '@portal/domain/planning/week-sheets.contract';
import { addDays, instantOf, mondayOf } from '@portal/domain/time/day';
import type { Clock } from '../../../core/clock.ts';
import type { Db } from '../../../core/database/database.ts';
import type { Handlers } from '../../../core/http/implement.ts';
import type { RateLimiter } from '../../../core/http/rate-limit.ts';
import { lessonsOn } from '../../lessons/module.ts';
import { planTaskQueries } from '../plan-tasks.queries.ts';
import { todayQueries } from '../today.queries.ts';
import { readDueTasks } from '../today.service.ts';
import { weekSheetPdf } from './week-sheet-pdf.ts';

/** `sheets` are those that one teacher makes: each of them is a document to write. */
export function weekSheetsHandlers(db: Db, clock: Clock, sheets: RateLimiter): Handlers<typeof weekSheetsContract> {
  const waiting = todayQueries(db);
  return {
    async makeWeekSheet({ body: { day }, caller: { userId, timeZone } }) {
      sheets.admit(userId);
      const monday = mondayOf(day);
      const days = { from: monday, to: addDays(monday, 6) };
      const now = clock.now();
      const range = { from: instantOf(monday, 0, timeZone), to: instantOf(addDays(monday, 7), 0, timeZone) };
      const [lessons, tasks] = await Promise.all([
        lessonsOn(db).lessonsIn(userId, range),
        readDueTasks({ ...waiting, plan: planTaskQueries(db, userId) }, { id: userId, timeZone }, days, now),
      ]);
      const pdf = await weekSheetPdf({ monday, zone: timeZone, now, lessons, tasks });
      return {
        data: {
          name: `주간 계획 ${monday}.pdf`,
          mediaType: 'application/pdf' as const,
          content: pdf.toString('base64'),
        },
      };
    },
  };
}
