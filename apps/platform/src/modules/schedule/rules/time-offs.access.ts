import { timeOffsContract } from '@portal/domain/schedule/time-offs.contract';
import { CLIENT_ID, defineAccess, endsById, SECRET } from '../../../testing/access.ts';

const OFF = {
  clientId: CLIENT_ID,
  startAt: '2150-06-01T00:00:00Z',
  endAt: '2150-06-02T00:00:00Z',
  reason: '여행',
  publicReason: null,
  keepLessons: true,
};

export const access = defineAccess(timeOffsContract, {
  rows: {
    listTimeOffs: { own: {} },
    createTimeOff: { own: { body: OFF } },
    deleteTimeOff: endsById('off_matrix', 'off_matrix_gone', 'off_none'),
  },
  seed: ({ database }, teacherId) =>
    database.raw.exec(`insert into time_off (id, teacher_id, start_at, end_at, reason) values
      ('off_matrix', '${teacherId}', '2150-07-01', '2150-07-02', '${SECRET}'),
      ('off_matrix_gone', '${teacherId}', '2150-07-02', '2150-07-03', '${SECRET}')`),
});
