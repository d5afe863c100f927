import { freeTimesContract } from '@portal/domain/schedule/free-times.contract';
import { byId, CLIENT_ID, defineAccess, endsById, naming } from '../../../testing/access.ts';

const HOURS = { start: '09:00', end: '10:00', audience: 'ALL' } as const;
const RULE = {
  ...HOURS,
  kind: 'WEEKLY' as const,
  clientId: CLIENT_ID,
  weekdays: ['MONDAY' as const],
  startsOn: '2150-06-01',
  until: null,
};

export const access = defineAccess(freeTimesContract, {
  rows: {
    listFreeTimes: { own: {} },
    createFreeTime: { own: { body: RULE } },
    updateFreeTime: {
      ...byId('free_matrix', 'free_none', { body: { ...HOURS, weekday: 'TUESDAY' } }),
      valid: { params: { id: 'free_matrix' }, body: { ...HOURS, onDate: '2150-06-09', date: '2150-06-10' } },
    },
    deleteFreeTime: {
      ...endsById('free_matrix', 'free_matrix_gone', 'free_none'),
      valid: { params: { id: 'free_matrix' }, query: '?date=2150-06-16' },
    },
    replaceFreeTimeWeek: { own: { body: { items: [{ ...HOURS, weekday: 'TUESDAY' }] } } },
    copyFreeTimeWeek: { own: { body: { fromMonday: '2150-06-01', toMondays: ['2150-06-08'] } } },
    undoFreeTimes: {
      ...naming('free_matrix', 'free_none', (id) => ({ body: { ids: [id] } })),
      own: { body: { ids: ['free_matrix_undo'] } },
    },
  },
  seed: ({ database }, teacherId) =>
    database.raw.exec(`
      insert into free_slot (id, teacher_id, kind, weekday, starts_on, start_minute, end_minute)
        values ('free_matrix', '${teacherId}', 'WEEKLY', 2, '2026-01-06', 540, 600);
      insert into free_slot (id, teacher_id, kind, date, start_minute, end_minute) values
        ('free_matrix_gone', '${teacherId}', 'DATE', '2150-06-04', 540, 600),
        ('free_matrix_undo', '${teacherId}', 'DATE', '2150-06-05', 540, 600)`),
});
