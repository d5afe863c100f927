import type { StudentAtRisk } from '@portal/domain/statistics/statistics';
import { leaveMonth } from '../../../testing/statistics/statistics-month.ts';
import { createTestApp, testClock, type TestApp } from '../../../testing/test-app.ts';
import type { LearnerRow } from './learners.queries.ts';
import { risksOf } from './risks-of.ts';

const clock = testClock('2026-11-28T01:00:00Z');
let t: TestApp;

beforeAll(async () => {
  t = await createTestApp({ clock });
  await t.addUser({ username: 'math', id: 'math' });
  await t.addUser({ username: 'other', id: 'other' });
  await leaveMonth(t.database, 'math');
  await t.database.raw.exec(`
    insert into guardian (id, name, language, time_zone) values ('math-g1', '어머니', 'ko', 'Asia/Seoul'), ('math-g3', 'Nguyễn Thị Hoa', 'vi', 'Asia/Ho_Chi_Minh');
    insert into student_guardian (student_id, guardian_id, relation) values ('math-s2', 'math-g1', 'MOTHER'), ('math-s3', 'math-g3', 'MOTHER');
    insert into chat_room (id, kind, class_id, title, created_at) values ('math-r2', 'ROOM', 'math-c2', '고1 수학', now());
    insert into chat_member (room_id, member_id, name, joined_at) values ('math-r2', 'math', '선생님', now()), ('math-r2', 'math-g3', 'Hoa', now());
    insert into chat_message (room_id, seq, sender_id, content, sent_at) values
      ('math-r2', 1, 'math-g3', 'Chào cô', '2026-11-20T09:00+09'), ('math-r2', 2, 'math', '안녕하세요', '2026-11-21T09:00+09');
    -- Where others read along, who has read it has answered.
    update chat_member set last_read_seq = 7 where room_id = 'math-r1' and member_id = 'math-g1'`);
});
afterAll(() => t.close());

const atRisk = async (who = 'math') => {
  const answer = await t.request({ url: '/tns/v1/statistics/students-at-risk', headers: await t.signIn(who) });
  return answer.json<{ data: { items: StudentAtRisk[] } }>().data.items;
};

describe('students who may be about to stop [STT-1]', () => {
  it('are those who were absent twice in a row, and those whose family has not answered for five days', async () => {
    // Where others read along there is no talk to greet a family in.
    expect((await atRisk()).map(({ studentName, roomId, risks }) => [studentName, roomId, risks])).toEqual([
      ['박도윤', 'math-r2', [{ kind: 'NO_REPLY', count: 7, from: null, to: null }]],
      ['이서연', null, [{ kind: 'ABSENCES', count: 2, from: null, to: null }]],
    ]);
    expect(await atRisk('other')).toEqual([]);
  });

  it('come with what she could write, in the language that the family reads', async () => {
    const [vietnamese, korean] = await atRisk();
    expect(korean!.message).toMatch(
      /^안녕하세요, 중2 수학 선생님이에요\. 이서연 학생 소식이 궁금해서 연락드려요\. 요즘 수업에서/,
    );
    expect(vietnamese!.message).toMatch(/^Xin chào gia đình em 박도윤, tôi là giáo viên lớp 고1 수학\./);
  });

  it('are no more when the family has answered', async () => {
    await t.database.raw.exec(
      `insert into chat_message (room_id, seq, sender_id, content, sent_at) values ('math-r2', 3, 'math-g3', 'Dạ', now())`,
    );
    expect((await atRisk()).map(({ studentName }) => studentName)).toEqual(['이서연']);
  });
});

describe('what tells it [STT-1]', () => {
  const learner: LearnerRow = {
    studentId: 's',
    studentName: '학생',
    avatar: null,
    classId: 'c',
    className: '수업',
    roomId: null,
    language: 'ko',
    absences: [],
    missing: [],
    scores: [],
    silentSince: null,
  };
  const kinds = (over: Partial<LearnerRow>) => risksOf({ ...learner, ...over }, clock.now());

  it.each<[string, Partial<LearnerRow>, unknown[]]>([
    ['one absence', { absences: [true, false, true, true] }, []],
    ['two in a row', { absences: [true, true, false] }, [['ABSENCES', 2, null, null]]],
    ['two homeworks before the last', { missing: [false, true, true] }, []],
    ['three missing homeworks', { missing: [true, true, true] }, [['HOMEWORK', 3, null, null]]],
    ['four days without an answer', { silentSince: new Date('2026-11-23T02:00:00Z') }, []],
    ['five days', { silentSince: new Date('2026-11-23T01:00:00Z') }, [['NO_REPLY', 5, null, null]]],
    ['two falling scores', { scores: [70, 80, 80] }, []],
    ['three falling scores', { scores: [70, 80, 90, 85] }, [['SCORES', 3, 90, 70]]],
  ])('%s', (_what, over, expected) => {
    expect(kinds(over).map(({ kind, count, from, to }) => [kind, count, from, to])).toEqual(expected);
  });
});
