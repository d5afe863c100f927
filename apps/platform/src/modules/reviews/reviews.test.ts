import type { OpsItem, OpsItemDetails } from '@portal/domain/ops/ops';
import type { Review } from '@portal/domain/reviews/review';
import { moveReview, REVIEW_EVENTS } from '@portal/domain/reviews/review-transitions';
import { readMigrations } from '../../core/database/migrations.ts';
import { createReviewApp, REVIEW_DESK, type ReviewApp, REVIEWS } from '../../testing/apps/review-app.ts';
import { answered, refusalAt, REVIEW_ACTIONS, REVIEW_STATES, reviewAt } from '../../testing/families/review-actions.ts';

const DAY = 86_400_000;
const NOW = '2026-11-18T01:42:00Z';
let t: ReviewApp;
beforeAll(async () => {
  t = await createReviewApp();
  await t.database.raw.query(`update app_user set email = 'math@example.com' where username = 'math'`);
});
beforeEach(async () => {
  t.clock.set(NOW);
  t.heard.length = 0;
  await t.database.raw.exec('delete from ops_item; delete from review; delete from review_history');
});
afterAll(() => t.close());

const list = async (query = '') => (await t.call<{ total: number; items: Review[] }>('GET', `${REVIEWS}${query}`)).data;
describe('a review of a student', () => {
  it('stands first in the list of the teacher, who hears of it [REV-1]', async () => {
    await t.post({ rating: 4, content: '좋아요' });
    t.clock.advance(1_000);
    const id = await t.post();
    const { total, items } = await list();
    expect(total).toBe(2);
    expect(items[0]).toEqual({
      id,
      classId: 'c1',
      className: '중2 수학',
      lessonTotal: expect.any(Number) as number,
      courseId: null,
      rating: 5,
      student: { id: expect.any(String) as string, name: expect.stringContaining('학생') as string, avatar: null },
      content: '설명이 꼼꼼해서 아이가 수업을 기다립니다',
      createdAt: '2026-11-18T01:42:01.000Z',
      editedAt: null,
      hidden: false,
      hiddenReason: null,
      handling: 'PENDING',
      reply: null,
      replyVersion: 1,
      question: null,
      report: null,
    });
    expect((await t.notices())[0]).toMatchObject({
      kind: 'REVIEW_RECEIVED',
      title: '새 수강 후기가 올라왔어요',
      // Not what it says: that could not be taken back.
      content: '중2 수학 · 별 5개',
      url: `/kr/account/reviews?review=${id}`,
    });
    expect((await t.call<Review>('GET', `${REVIEWS}/${id}`)).data).toEqual(items[0]);
    expect(t.heard).toContain(`${t.teacher.id} review.changed ${id}`);
  });

  it('stands with its words in no notice from before, either, nor in one that waits [REV-1]', async () => {
    const before = '중2 수학 · 별 1개. 선생님이 게을러요.\n별 2개. 정말';
    await t.post();
    await t.notices();
    await t.database.raw.query(`update notification set content = $1 where kind = 'REVIEW_RECEIVED'`, [before]);
    await t.database.raw.query(
      `update outbox set payload = jsonb_set(payload, '{content}', to_jsonb($1::text)) where payload ->> 'kind' = 'REVIEW_RECEIVED'`,
      [before],
    );
    const migration = (await readMigrations()).find(({ name }) => name.startsWith('0150'))!;
    await t.database.raw.exec(migration.sql);
    const texts = await t.database.raw.query(
      `select content from notification where kind = 'REVIEW_RECEIVED'
       union select payload ->> 'content' from outbox where payload ->> 'kind' = 'REVIEW_RECEIVED'`,
    );
    expect(texts).toEqual([{ content: '중2 수학 · 별 1개' }]);
  });

  it('can be changed by its family within a week, and then waits for the teacher again', async () => {
    const id = await t.post();
    const { student } = await t.read(id);
    const edit = (studentId = student.id) => answered(t.sayAnew(studentId, { rating: 2, content: '조금 빨라요' }));
    await t.reply(id, '고마워요.');
    t.clock.advance(7 * DAY);
    expect(await edit(await t.addStudent())).toBe('NOT_FOUND');
    expect(await edit()).toBe('done');
    expect(await t.read(id)).toMatchObject({
      rating: 2,
      content: '조금 빨라요',
      handling: 'PENDING',
      editedAt: '2026-11-25T01:42:00.000Z',
      reply: { content: '고마워요.' },
    });
    expect((await t.notices())[0]).toMatchObject({ title: '수강 후기가 바뀌었어요' });
    t.clock.advance(1);
    expect(await edit()).toBe('WRONG_STATE');
  });
});

describe('the list and its summary', () => {
  it('are filtered by stars, class, handling, hiding and the days of the teacher [REV-1]', async () => {
    t.clock.set('2026-11-10T14:59:00Z');
    const old = await t.post({ rating: 1 });
    t.clock.set('2026-11-10T15:00:00Z');
    const next = await t.post({ rating: 4, classId: 'c2' });
    t.clock.set(NOW);
    const last = await t.post();
    await t.post({ classId: 'c9' });
    await t.reply(last, '고마워요.');
    await t.tell(old, 'hide', { reason: '욕설' });
    const idsOf = async (query: string) => (await list(query)).items.map(({ id }) => id);
    expect(await idsOf('')).toEqual([last, next, old]);
    expect(await idsOf('?rating=4')).toEqual([next]);
    expect(await idsOf('?classId=c2')).toEqual([next]);
    expect(await idsOf('?classId=c9')).toEqual([]);
    expect(await idsOf('?handling=PROCESSED')).toEqual([last]);
    expect(await idsOf('?handling=ADMIN')).toEqual([]);
    expect([await idsOf('?answered=true'), await idsOf('?answered=false')]).toEqual([[last], [next, old]]);
    expect([await idsOf('?hidden=true'), await idsOf('?hidden=false')]).toEqual([[old], [last, next]]);
    expect(await idsOf('?from=2026-11-11&to=2026-11-18')).toEqual([last, next]);
    expect(await idsOf('?to=2026-11-10')).toEqual([old]);
    expect(await list('?size=1&page=2')).toMatchObject({ total: 3, items: [{ id: next }] });
    expect((await t.call('GET', `${REVIEWS}?rating=6`)).code).toBe('VALIDATION');
    const summary = async (query = '') => (await t.call('GET', `${REVIEWS}/summary${query}`)).data;
    expect(await summary()).toEqual({
      count: 3,
      average: 3.33,
      spread: { 1: 1, 2: 0, 3: 0, 4: 1, 5: 1 },
      handlings: { PENDING: 2, PROCESSED: 1, ADMIN_PENDING: 0, ADMIN_COMPLETED: 0 },
      answered: 1,
      hidden: 1,
    });
    await t.tell(old, 'report', { grounds: '이유' });
    expect(await idsOf('?handling=ADMIN')).toEqual([old]);
    expect(await summary('?hidden=false&from=2026-11-11')).toMatchObject({ count: 2, average: 4.5 });
    expect(await summary('?rating=2')).toMatchObject({ count: 0, average: null });
  });
});

describe('what the teacher does', () => {
  it('a reply counts as handled, can be changed and taken back, and again the same leaves no trace [REV-1]', async () => {
    const id = await t.post();
    expect((await t.reply(id, '   ')).fields).toEqual({ content: '답글을 적어 주세요.' });
    expect((await t.reply(id, '가'.repeat(1_001))).code).toBe('VALIDATION');
    const { data } = await t.reply(id, ' 고마워요. ');
    expect(data).toMatchObject({ handling: 'PROCESSED', reply: { content: '고마워요.', editedAt: null } });
    await t.reply(id, '고마워요.');
    t.clock.advance(60_000);
    expect((await t.reply(id, '정말 고마워요.')).data.reply).toEqual({
      content: '정말 고마워요.',
      at: '2026-11-18T01:42:00.000Z',
      editedAt: '2026-11-18T01:43:00.000Z',
    });
    for (let again = 0; again < 2; again++)
      expect((await t.call<Review>('DELETE', `${REVIEWS}/${id}/reply`)).data).toMatchObject({
        handling: 'PROCESSED',
        reply: null,
      });
    expect(await t.steps(id)).toEqual([
      'POST >PENDING',
      'REPLY PENDING>PROCESSED',
      'REPLY PROCESSED>PROCESSED',
      'UNREPLY PROCESSED>PROCESSED',
    ]);
  });

  it('a reply is not written over one that she has not seen, also where that is gone again [REV-1]', async () => {
    const id = await t.post();
    const { replyVersion: version } = await t.read(id);
    await t.reply(id, '처음 답글', { version });
    expect(await t.reply(id, '다른 탭의 답글', { version })).toMatchObject({ status: 409, code: 'VERSION_CONFLICT' });
    expect((await t.read(id)).reply?.content).toBe('처음 답글');
    // The same again is a call that came twice.
    expect((await t.reply(id, '처음 답글', { version })).status).toBe(200);
    await t.call('DELETE', `${REVIEWS}/${id}/reply`);
    expect((await t.reply(id, '다른 탭의 답글', { version })).code).toBe('VERSION_CONFLICT');
    expect((await t.reply(id, '다른 탭의 답글', { version: version + 2 })).data.reply?.content).toBe('다른 탭의 답글');
  });

  it('a reply with contact data has to be confirmed [REV-1]', async () => {
    const id = await t.post();
    const refused = await t.reply(id, '010-1234-5678로 전화 주세요.');
    expect(refused).toMatchObject({
      status: 422,
      code: 'CONTACT_DATA',
      fields: { content: '연락처가 들어 있어요: 전화번호' },
    });
    expect((await t.read(id)).reply).toBeNull();
    expect((await t.reply(id, '010-1234-5678로 전화 주세요.', { isConfirmed: true })).status).toBe(200);
  });

  it('hiding needs a reason, and is another matter than the handling [REV-1]', async () => {
    const id = await t.post();
    expect((await t.tell(id, 'hide', { reason: ' ' })).fields).toHaveProperty('reason');
    const { data } = await t.tell(id, 'hide', { reason: '다른 학생 이름이 있어요' });
    expect(data).toMatchObject({ hidden: true, hiddenReason: '다른 학생 이름이 있어요', handling: 'PENDING' });
    expect((await t.tell(id, 'unhide')).data).toMatchObject({ hidden: false, hiddenReason: null });
    expect((await t.tell(id, 'processed')).data).toMatchObject({ handling: 'PROCESSED', reply: null });
  });

  it('is hers alone: of another teacher’s review there is nothing to find', async () => {
    const id = await t.post({ classId: 'c9' });
    for (const [action, body] of [
      ['hide', { reason: '이유' }],
      ['unhide', undefined],
      ['processed', undefined],
      ['report', { grounds: '이유' }],
    ] as const)
      expect([action, (await t.tell(id, action, body)).code]).toEqual([action, 'NOT_FOUND']);
    expect((await t.call('GET', `${REVIEWS}/${id}`)).code).toBe('NOT_FOUND');
    expect([(await t.reply(id, '답')).code, await t.steps(id)]).toEqual(['NOT_FOUND', ['POST >PENDING']]);
  });
});

describe('a report', () => {
  const reported = async (rating: Review['rating'] = 1) => {
    const id = await t.post({ rating, content: '선생님이 게을러요' });
    await t.tell(id, 'report', { grounds: '사실이 아니에요' });
    return id;
  };

  it('waits at the operator desk for three working days, with all that a decision needs', async () => {
    const id = await reported();
    expect(await t.read(id)).toMatchObject({
      handling: 'ADMIN_PENDING',
      report: { grounds: '사실이 아니에요', at: '2026-11-18T01:42:00.000Z', decision: null },
    });
    await t.reply(id, '답글이에요');
    const { data } = await t.call<{ items: OpsItem[] }>('GET', REVIEW_DESK, undefined, 'ops1');
    // A Wednesday, so Monday.
    expect(data.items).toMatchObject([
      { id, title: '중2 수학 · 별 1개', state: 'WAITING', dueAt: '2026-11-23T09:00:00.000Z', teacherId: t.teacher.id },
    ]);
    const review = (await t.call<OpsItemDetails>('GET', `${REVIEW_DESK}/${id}`, undefined, 'ops1')).data;
    expect(Object.fromEntries(review.fields.map(({ path, text }) => [path, text]))).toMatchObject({
      rating: '1점, 많이 아쉬워요',
      content: '선생님이 게을러요',
      class: '중2 수학',
      reply: '답글이에요',
      grounds: '사실이 아니에요',
      createdAt: '18/11/2026 (수) 10:42',
      question: '',
    });
    expect(review.fields.map(({ path }) => path)).not.toContain('editedAt');
  });

  it('that is accepted leaves a stub that counts no more; she hears of it, by mail too [REV-1]', async () => {
    const id = await reported();
    await t.pickUp(id);
    expect((await t.decide(id, 'ACCEPT', ' ')).code).toBe('VALIDATION');
    expect((await t.decide(id, 'ACCEPT', '비방이에요')).data.item.state).toBe('ACCEPTED');
    expect(await t.read(id)).toMatchObject({
      handling: 'ADMIN_COMPLETED',
      content: '',
      rating: 1,
      reply: null,
      report: { decision: { outcome: 'REMOVED', reason: '비방이에요' } },
    });
    // It is neither counted nor listed among the others, and found where it is looked for.
    await t.post();
    const numbers = async (query = '') => (await t.call<{ count: number }>('GET', `${REVIEWS}/summary${query}`)).data;
    for (const query of ['', '?handling=ADMIN', '?rating=1'])
      expect([query, (await numbers(query)).count]).toEqual([query, (await list(query)).total]);
    expect([(await list()).total, (await list('?handling=ADMIN')).total]).toEqual([1, 0]);
    expect(await list('?removed=true')).toMatchObject({ total: 1, items: [{ id }] });
    expect(await numbers('?removed=true')).toMatchObject({ count: 1, handlings: { ADMIN_COMPLETED: 1 } });
    expect(await t.notices()).toContainEqual(
      expect.objectContaining({
        kind: 'REVIEW_DECIDED',
        title: '알린 후기를 지웠어요',
        content: '중2 수학 · 비방이에요',
      }),
    );
    expect((await t.notices()).some(({ content }) => content.includes('게을러요'))).toBe(false);
    await t.notifications.sendDue();
    const mails = await t.database.raw.query<{ subject: string; text: string }>('select subject, text from mail');
    expect(mails.some(({ subject, text }) => `${subject} ${text}`.includes('알린 후기를 지웠어요'))).toBe(true);
    expect(t.heard.filter((line) => line.includes(`review.changed ${id}`))).toHaveLength(3);
  });

  it('shows the operator that the family changed its words, and what the teacher has asked [REV-1]', async () => {
    const id = await t.post({ rating: 1, content: '선생님이 게을러요' });
    await t.tell(id, 'question', { question: '무엇이 어려웠나요?' });
    const { student } = await t.read(id);
    t.clock.advance(60_000);
    await t.sayAnew(student.id, { rating: 1, content: '정말 게을러요' });
    await t.tell(id, 'report', { grounds: '사실이 아니에요' });
    const { fields } = (await t.call<OpsItemDetails>('GET', `${REVIEW_DESK}/${id}`, undefined, 'ops1')).data;
    expect(Object.fromEntries(fields.map(({ path, text }) => [path, text]))).toMatchObject({
      content: '정말 게을러요',
      editedAt: '18/11/2026 (수) 10:43',
      before: '선생님이 게을러요',
      question: '무엇이 어려웠나요?',
    });
  });

  it('that is declined leaves the review as it is, and for families to see [REV-1]', async () => {
    const id = await reported();
    await t.pickUp(id);
    await t.decide(id, 'DECLINE', '의견이에요');
    expect(await t.read(id)).toMatchObject({
      handling: 'ADMIN_COMPLETED',
      content: '선생님이 게을러요',
      hidden: false,
      report: { decision: { outcome: 'KEPT', reason: '의견이에요' } },
    });
    expect((await t.notices())[0]).toMatchObject({ title: '알린 후기를 그대로 두기로 했어요' });
    expect((await t.tell(id, 'hide', { reason: '이유' })).code).toBe('STAFF_DECIDED');
    expect((await t.tell(id, 'report', { grounds: '또' })).code).toBe('REPORT_EXISTS');
  });

  it('ends without a decision when the family writes other words, which can be reported at once [REV-1]', async () => {
    const id = await reported();
    await t.pickUp(id);
    const { student } = await t.read(id);
    const edit = () => t.sayAnew(student.id, { rating: 3, content: '괜찮아요' });
    await edit();
    expect((await t.read(id)).report?.decision?.outcome).toBe('EDITED');
    expect((await t.decide(id, 'ACCEPT', '이유')).code).toBe('WRONG_STATE');
    const { data: again } = await t.tell(id, 'report', { grounds: '또' });
    expect(again).toMatchObject({ handling: 'ADMIN_PENDING', report: { grounds: '또', decision: null } });
    // Who held it read other words.
    expect((await t.decide(id, 'ACCEPT', '이유')).code).toBe('WRONG_STATE');
    const { data } = await t.call<{ items: OpsItem[] }>('GET', REVIEW_DESK, undefined, 'ops1');
    expect(data.items).toMatchObject([{ id, state: 'WAITING', isAgain: true }]);
  });
});

describe('every edge of the life of a review, over HTTP [REV-1]', () => {
  it.each(REVIEW_STATES.flatMap((state) => REVIEW_EVENTS.map((event) => ({ ...state, event }))))(
    '$handling $outcome: $event',
    async ({ handling, outcome, event }) => {
      const review = await reviewAt(t, { handling, outcome, isHidden: event === 'UNHIDE' });
      const before = await t.steps(review.id);
      const move = moveReview({ handling, outcome }, event);
      const answer = await REVIEW_ACTIONS[event](t, review);
      const steps = (await t.steps(review.id)).slice(before.length);
      if ('refused' in move) {
        expect([answer, steps]).toEqual([refusalAt(handling, move.refused), []]);
        expect(await t.read(review.id)).toEqual(review);
        return;
      }
      expect([answer, (await t.read(review.id)).handling]).toEqual(['done', move.to]);
      const changesNothing = (event === 'UNREPLY' && !review.reply) || (event === 'PROCESS' && handling === move.to);
      expect(steps).toEqual(changesNothing ? [] : [`${event} ${handling}>${move.to}`]);
    },
  );
});
