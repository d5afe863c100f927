import { externalCalendarsContract } from '@portal/domain/schedule/external-calendars.contract';
import { byId, CLIENT_ID, defineAccess, endsById, naming, SECRET } from '../../../testing/access.ts';

const CALENDAR = { clientId: CLIENT_ID, name: '가족', url: 'https://calendar.example/a.ics' };

export const access = defineAccess(externalCalendarsContract, {
  rows: {
    listExternalCalendars: { own: {} },
    addExternalCalendar: { own: { body: CALENDAR } },
    refreshExternalCalendar: byId('cal_matrix', 'cal_none'),
    removeExternalCalendar: endsById('cal_matrix', 'cal_matrix_gone', 'cal_none'),
    importCalendarFile: { own: { body: { fileName: 'a.ics', content: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR' } } },
    undoCalendarImport: {
      ...naming('evt_matrix', 'evt_none', (id) => ({ body: { ids: [id] } })),
      own: { body: { ids: ['evt_matrix_undo'] } },
    },
  },
  seed: ({ database }, teacherId) =>
    database.raw.exec(`
      insert into external_calendar (id, teacher_id, client_id, name, url, created_at, due_at)
        select id, '${teacherId}', id, '${SECRET}', 'https://calendar.example/a.ics', now(), now()
        from unnest(array['cal_matrix', 'cal_matrix_gone']) id`),
});
