import { millisecondsInDay } from 'date-fns/constants';
import { createReviewApp, type ReviewApp } from '../../../testing/apps/review-app.ts';
import { answered } from '../../../testing/families/review-actions.ts';

const NOW = '2026-11-18T01:42:00Z';
let t: ReviewApp;
beforeAll(async () => {
  t = await createReviewApp();
});
beforeEach(() => void t.clock.set(NOW));
afterAll(() => t.close());

const seen = async (studentId: string, classId?: string) => (await t.said(studentId, classId)).data.items;

describe('a family of a class that is over', () => {
  it('is asked for each of its children, says it once, and reads what it said [REV-2]', async () => {
    const studentId = await t.addStudent();
    expect(await seen(studentId)).toEqual([{ studentId, studentName: `학생 ${studentId}`, review: null }]);
    const review = {
      rating: 4,
      content: '아이가 기다려요',
      createdAt: '2026-11-18T01:42:00.000Z',
      editedAt: null,
      editableUntil: '2026-11-25T01:42:00.000Z',
      reply: null,
      question: null,
      isRemoved: false,
    };
    const { status, data } = await t.say(studentId, { rating: 4, content: ' 아이가 기다려요 ' });
    expect([status, data]).toEqual([201, { studentId, studentName: `학생 ${studentId}`, review }]);
    const again = await t.say(studentId, { by: 'father', content: '좋아요' });
    expect(again).toMatchObject({ status: 409, code: 'ALREADY_REVIEWED' });
    expect((await seen(studentId))[0]!.review).toEqual(review);
  });

  it('has to choose stars and to say something [REV-1]', async () => {
    const studentId = await t.addStudent();
    expect((await t.say(studentId, { content: ' ' })).fields).toEqual({ content: '후기를 적어 주세요.' });
    expect((await t.say(studentId, { content: '가'.repeat(2_001) })).code).toBe('VALIDATION');
    expect((await t.say(studentId, { rating: 6 as never })).fields).toHaveProperty('rating');
  });

  it('is asked for who took the class until it was cancelled too, and cannot say it before it has begun [REV-2]', async () => {
    const [taker, early] = [await t.addStudent('c4'), await t.addStudent('c3')];
    expect(await answered(t.say(early, { classId: 'c3' }))).toBe('NOT_ENROLLED');
    expect(await seen(taker, 'c4')).toEqual([]);
    await t.database.raw.exec(`
      update teaching_class set canceled_at = '2026-11-17T00:00:00Z', cancel_reason = '이사' where id in ('c3', 'c4');
      update enrollment set status = 'CANCELED' where class_id in ('c3', 'c4')`);
    expect(await seen(taker, 'c4')).toMatchObject([{ review: null }]);
    expect(await answered(t.say(taker, { classId: 'c4' }))).toBe('done');
    expect([await answered(t.say(early, { classId: 'c3' })), await seen(early, 'c3')]).toEqual(['NOT_ENROLLED', []]);
    await t.database.raw.exec(
      `update teaching_class set canceled_at = null, cancel_reason = null where id in ('c3', 'c4');
      update enrollment set status = 'ACTIVE' where class_id in ('c3', 'c4')`,
    );
  });

  it('speaks for its own children alone', async () => {
    const [own, other] = [await t.addStudent(), await t.addStudent()];
    await t.say(other);
    await t.database.raw.query(`update student_guardian set guardian_id = $1 where guardian_id = $2`, [
      `father-${other}`,
      `mother-${own}`,
    ]);
    // Who lost her child to another guardian is no family of the class any more.
    expect((await t.say(own).catch(() => ({ code: 'LINK_REVOKED' }))).code).toBe('LINK_REVOKED');
    expect((await t.sayAnew(own, { by: 'father' })).code).toBe('NOT_FOUND');
  });

  it('can change it for seven days, and reads the teacher’s answer beside it', async () => {
    const studentId = await t.addStudent();
    await t.say(studentId);
    const [row] = await t.database.raw.query<{ id: string }>('select id from review where student_id = $1', [
      studentId,
    ]);
    await t.reply(row!.id, '고마워요.');
    t.clock.advance(7 * millisecondsInDay);
    const anew = await t.sayAnew(studentId, { by: 'father', rating: 3, content: '조금 빨라요' });
    expect(anew.data.review).toMatchObject({
      rating: 3,
      content: '조금 빨라요',
      editedAt: '2026-11-25T01:42:00.000Z',
      reply: { content: '고마워요.', at: NOW.replace('Z', '.000Z') },
    });
    t.clock.advance(1);
    expect((await t.sayAnew(studentId)).code).toBe('WRONG_STATE');
    expect((await seen(studentId))[0]!.review).toMatchObject({ editableUntil: null, content: '조금 빨라요' });
    const actors = await t.database.raw.query(
      'select event, actor, actor_id from review_history where review_id = $1',
      [row!.id],
    );
    expect(actors).toMatchObject([
      { event: 'POST', actor: 'GUARDIAN', actor_id: `mother-${studentId}` },
      { event: 'REPLY', actor: 'TEACHER' },
      { event: 'EDIT', actor: 'GUARDIAN', actor_id: `father-${studentId}` },
    ]);
  });

  it('learns that the team removed it, and can change it no more', async () => {
    const studentId = await t.addStudent();
    await t.say(studentId, { rating: 1, content: '선생님이 게을러요' });
    const [row] = await t.database.raw.query<{ id: string }>('select id from review where student_id = $1', [
      studentId,
    ]);
    await t.tell(row!.id, 'report', { grounds: '사실이 아니에요' });
    await t.pickUp(row!.id);
    await t.database.raw.query(
      `update guardian set email = id || '@example.com', language = case when id like 'father%' then 'vi' else 'ko' end where id like $1`,
      [`%-${studentId}`],
    );
    await t.decide(row!.id, 'ACCEPT', '비방이에요');
    await t.notifications.sendDue();
    const letters = await t.database.raw.query<{ subject: string; text: string }>(
      'select subject, text from mail where recipient like $1 order by recipient',
      [`%-${studentId}@example.com`],
    );
    expect(letters.map(({ subject }) => subject)).toEqual([
      expect.stringContaining('đội vận hành đã xóa đánh giá'),
      expect.stringContaining('후기를 운영팀이 지웠어요'),
    ]);
    for (const { text } of letters) expect(text).toContain('비방이에요');
    expect((await seen(studentId))[0]!.review).toMatchObject({ isRemoved: true, content: '', editableUntil: null });
    expect((await t.sayAnew(studentId)).code).toBe('REVIEW_REMOVED');
    expect((await t.say(studentId)).code).toBe('ALREADY_REVIEWED');
  });
});
