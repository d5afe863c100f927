import { millisecondsInDay } from 'date-fns/constants';
import { createReviewApp, type ReviewApp } from '../../testing/apps/review-app.ts';
import { answered } from '../../testing/families/review-actions.ts';

let t: ReviewApp;
beforeAll(async () => {
  t = await createReviewApp();
  t.clock.set('2026-11-18T01:42:00Z');
});
afterAll(() => t.close());

const ask = (id: string, question = '어느 단원이 빨랐나요?') => answered(t.tell(id, 'question', { question }));

describe('the one question about a review [REV-1]', () => {
  it('is asked once; the family reads it by its link, answers by changing the review, and has seven days again', async () => {
    const id = await t.post({ rating: 3, content: '조금 빨라요' });
    const { student } = await t.read(id);
    t.clock.advance(6 * millisecondsInDay);
    expect(await ask(id, ' 어느 단원이 빨랐나요? ')).toBe('done');
    const question = { content: '어느 단원이 빨랐나요?', at: '2026-11-24T01:42:00.000Z' };
    expect((await t.read(id)).question).toEqual(question);
    expect((await t.said(student.id)).data.items[0]!.review).toMatchObject({
      question,
      editableUntil: '2026-12-01T01:42:00.000Z',
    });
    expect(await ask(id, '또 물어봐도 될까요?')).toBe('QUESTION_ASKED');
    t.clock.advance(7 * millisecondsInDay);
    expect(await answered(t.sayAnew(student.id, { rating: 4, content: '일차함수가 빨랐어요' }))).toBe('done');
    expect(await t.read(id)).toMatchObject({
      rating: 4,
      content: '일차함수가 빨랐어요',
      handling: 'PENDING',
      question,
    });
    expect(await ask(id)).toBe('QUESTION_ASKED');
    expect((await t.steps(id)).filter((step) => step.startsWith('ASK'))).toEqual(['ASK PENDING>PENDING']);
    t.clock.advance(1);
    expect(await answered(t.sayAnew(student.id))).toBe('WRONG_STATE');
  });

  it('is asked once also where it is asked several times at the same moment', async () => {
    const id = await t.post();
    const answers = await Promise.all(Array.from({ length: 8 }, (_, no) => ask(id, `질문 ${no}`)));
    expect(answers.toSorted()).toEqual([...Array<string>(7).fill('QUESTION_ASKED'), 'done']);
  });

  it('is none where the team looks or has decided, and leads nobody past the portal', async () => {
    const id = await t.post();
    expect((await t.tell(id, 'question', { question: '010-1234-5678로 전화 주세요' })).code).toBe('VALIDATION');
    await t.tell(id, 'report', { grounds: '이유' });
    expect(await ask(id)).toBe('STAFF_DECIDED');
    expect((await t.tell('rev_none', 'question', { question: '왜요?' })).code).toBe('NOT_FOUND');
    expect(await ask(await t.post({ classId: 'c9' }))).toBe('NOT_FOUND');
  });

  it('goes to each guardian in her language, with the link to where it is answered', async () => {
    const id = await t.post();
    const { student } = await t.read(id);
    await t.database.raw.query(
      `update guardian set email = id || '@example.com', language = case when id like 'father%' then 'vi' else 'ko' end where id like $1`,
      [`%-${student.id}`],
    );
    expect(await ask(id)).toBe('done');
    await t.notifications.sendDue();
    const letters = await t.database.raw.query<{ subject: string; text: string }>(
      'select subject, text from mail where recipient like $1 order by recipient',
      [`%-${student.id}@example.com`],
    );
    expect(letters).toMatchObject([
      { subject: expect.stringContaining('중2 수학 – giáo viên hỏi về đánh giá') as string },
      { subject: expect.stringContaining('중2 수학 후기에 대해 선생님이 여쭤봐요') as string },
    ]);
    for (const { text } of letters) {
      expect(text).toContain('어느 단원이 빨랐나요?');
      expect(text).toMatch(/\/kr\/f\//);
    }
  });
});
