import { calendarContract } from '@portal/domain/schedule/calendar.contract';
import { byId, CLIENT_ID, defineAccess, endsById, SECRET } from '../../../testing/access.ts';

const EVENT = { title: '제목', date: '2150-06-01', time: '09:00', endTime: null, note: '' };
const WEEK = '?from=2026-11-16&to=2026-11-22';

export const access = defineAccess(calendarContract, {
  rows: {
    getCalendar: { own: { query: WEEK } },
    createCalendarEvent: { own: { body: { ...EVENT, clientId: CLIENT_ID } } },
    updateCalendarEvent: byId('evt_matrix', 'evt_none', { body: EVENT }),
    deleteCalendarEvent: endsById('evt_matrix', 'evt_matrix_gone', 'evt_none'),
  },
  seed: ({ database }, teacherId) =>
    database.raw.exec(`insert into calendar_event (id, teacher_id, title, date, time)
      select id, '${teacherId}', '${SECRET}', '2150-06-01', '09:00'
      from unnest(array['evt_matrix', 'evt_matrix_gone', 'evt_matrix_undo']) id`),
});
