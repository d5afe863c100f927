import type { Database } from '../core/database/database.ts';

interface Request {
  readonly params?: Readonly<Record<string, string>>;
  readonly body?: object;
}
interface Row {
  readonly own?: Request;
  readonly foreign?: Request;
  readonly missing?: Request;
}

// A lesson of the desk's matrix that runs.
const LESSON = 'les_desk_1';
const on: Row = {
  own: { params: { id: LESSON } },
  foreign: { params: { id: LESSON } },
  missing: { params: { id: 'les_none' } },
};
const link = (id: string, linkId: string): Request => ({ params: { id, linkId } });

/** Who may call what of live rooms; guests come without an account. */
export const LIVE_MATRIX: Readonly<Record<string, Row>> = {
  enterLiveRoom: on,
  listGuestLinks: on,
  getBoard: on,
  renewGuestLink: {
    own: link(LESSON, 'lnk_matrix'),
    foreign: link(LESSON, 'lnk_matrix'),
    missing: link('les_none', 'lnk_none'),
  },
  getGuestLesson: {},
  enterAsGuest: {},
};

/** After the rows of the desk's matrix. */
export async function seedLiveMatrix({ raw }: Database): Promise<void> {
  await raw.exec(`
    insert into live_guest_link (id, lesson_id, student_id, role) values ('lnk_matrix', '${LESSON}', 'stu_desk', 'STUDENT');
    insert into live_board_page (lesson_id, no, elements) values ('${LESSON}', 1, '[{"id":"비밀 이야기","version":1}]')`);
}
