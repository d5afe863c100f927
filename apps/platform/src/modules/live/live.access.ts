import { liveContract } from '@portal/domain/live/live.contract';
import { byId, defineAccess, SECRET } from '../../testing/access.ts';

// A lesson of the desk that runs.
const LESSON = 'les_desk_1';
const link = (id: string, linkId: string) => ({ params: { id, linkId } });
const ADDRESS = 'x'.repeat(67);

/** Guests come without an account. */
export const access = defineAccess(liveContract, {
  rows: {
    enterLiveRoom: byId(LESSON, 'les_none'),
    listGuestLinks: byId(LESSON, 'les_none'),
    getBoard: byId(LESSON, 'les_none'),
    renewGuestLink: {
      own: link(LESSON, 'lnk_matrix'),
      foreign: link(LESSON, 'lnk_matrix'),
      missing: link('les_none', 'lnk_none'),
    },
    getGuestLesson: { valid: { body: { link: ADDRESS } } },
    enterAsGuest: { valid: { body: { link: ADDRESS, name: '학생' } } },
  },
  seed: ({ database }) =>
    database.raw.exec(`
      insert into live_guest_link (id, lesson_id, student_id, role) values ('lnk_matrix', '${LESSON}', 'stu_desk', 'STUDENT');
      insert into live_board_page (lesson_id, no, elements) values ('${LESSON}', 1, '[{"id":"${SECRET}","version":1}]')`),
});
