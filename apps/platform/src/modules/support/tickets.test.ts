import { randomUUID } from 'node:crypto';
import type { AnswerOf } from '@portal/domain/contract/endpoint';
import type { OpsItemDetails } from '@portal/domain/ops/ops';
import type { opsContract } from '@portal/domain/ops/ops.contract';
import { createTicketApp, SUPPORTS, type TicketApp, TICKETS_NOW } from '../../testing/apps/ticket-app.ts';
import { addFileRow } from '../../testing/file-rows.ts';

const DAY = 86_400_000;
let t: TicketApp;
beforeAll(async () => {
  t = await createTicketApp();
});
beforeEach(async () => {
  t.clock.set(TICKETS_NOW);
  t.heard.length = 0;
  await t.database.raw.exec(
    `delete from support_ticket; delete from ops_item; delete from outbox; delete from file_use; delete from file_asset`,
  );
});
afterAll(() => t.close());

const aFile = (id: string, over: Partial<Parameters<typeof addFileRow>[1]> = {}) =>
  addFileRow(t.database, { id, ownerId: t.teacher.id, location: 'TICKET', ...over });
const opened = async (over?: object) => (await t.open(over)).data.id;
const details = async (id: string) => (await t.desk<OpsItemDetails>(`/${id}`)).data;
const told = () =>
  t.database.raw.query<{ kind: string; title: string; url: string }>(
    `select payload->>'kind' as kind, payload->>'title' as title, payload->>'url' as url from outbox order by seq`,
  );

describe('asking the team', () => {
  it.each([
    ['LESSON', 'les-1', '중2 수학 · 12회차 기울기'],
    ['CLASS', 'cls-1', '중2 수학'],
    ['COURSE', 'crs-1', '중2 수학 개념 완성 – 일차함수'],
    ['TEACHER', null, '선생님 계정'],
  ])('is possible about a %s of hers, which is named [SUP-1]', async (targetType, targetId, title) => {
    const { status, data } = await t.open({ targetType, targetId });
    expect(status).toBe(201);
    expect(data).toMatchObject({ target: { type: targetType, id: targetId, title }, openedBy: 'TEACHER' });
    expect(data).toMatchObject({ status: 'NEW', turn: 'ADMIN', dueAt: '2026-11-19T09:00:00.000Z', messages: [] });
    expect(data.code).toMatch(/^T-\d+$/);
    expect(await t.history(data.id)).toEqual(['CREATE NEW ADMIN teacher']);
  });

  it.each([
    ['a lesson', { targetType: 'LESSON' }, 'les-2'],
    ['a class', { targetType: 'CLASS' }, 'cls-2'],
    ['a course', { targetType: 'COURSE' }, 'crs-2'],
  ])('is not possible about %s of somebody else, nor about none [SUP-1]', async (_what, target, foreign) => {
    const of = async (targetId: string) => {
      const { status, code, fields } = await t.open({ ...target, targetId });
      return { status, code, fields };
    };
    expect(await of(foreign)).toEqual({
      status: 422,
      code: 'TARGET_NOT_YOURS',
      fields: { targetId: '내 수업이나 강좌에서 골라 주세요.' },
    });
    expect(await of('none')).toEqual(await of(foreign));
    expect((await t.list()).total).toBe(0);
  });

  it('names lessons as evidence, which are hers as well', async () => {
    expect((await t.open({ evidenceLessonIds: ['les-1'] })).data.evidenceLessonIds).toEqual(['les-1']);
    const refused = await t.open({ evidenceLessonIds: ['les-1', 'les-2'] });
    expect([refused.code, Object.keys(refused.fields!)]).toEqual(['TARGET_NOT_YOURS', ['evidenceLessonIds']]);
  });

  it.each([
    ['no title', { title: ' \n' }, 'title'],
    ['a title that is too long', { title: '가'.repeat(101) }, 'title'],
    ['no words', { content: '' }, 'content'],
    ['too many words', { content: '가'.repeat(5_001) }, 'content'],
    ['a lesson that is not named', { targetId: null }, 'targetId'],
    ['an account with an id', { targetType: 'TEACHER' }, 'targetId'],
    ['eleven files', { fileIds: Array.from({ length: 11 }, (_, no) => `f${no}`) }, 'fileIds'],
  ])('refuses %s by its field', async (_what, over, field) => {
    const { status, code, fields } = await t.open(over);
    expect([status, code, Object.keys(fields ?? {})]).toEqual([400, 'VALIDATION', [field]]);
  });

  it('takes five thousand letters of four bytes', async () => {
    expect((await t.open({ content: '😀'.repeat(5_000) })).status).toBe(201);
  });

  it('happens once, however often the call is sent [R45]', async () => {
    const clientId = randomUUID();
    const { data } = await t.open({ clientId });
    expect((await t.open({ clientId, title: '다른 제목' })).data).toEqual(data);
    expect((await t.list()).total).toBe(1);
  });

  it('keeps files that were uploaded for tickets by her, and no others [UPL-3]', async () => {
    await aFile('good');
    await aFile('chat', { location: 'CHAT' });
    await aFile('late');
    const { data } = await t.open({ fileIds: ['good'] });
    expect(data.files).toMatchObject([{ id: 'good', name: 'file.png', url: expect.stringMatching(/^http/) as string }]);
    for (const fileIds of [['chat'], ['none']]) expect((await t.open({ fileIds })).code).toBe('FILE_NOT_FOUND');
    const replied = await t.reply(data.id, { fileIds: ['late'] });
    expect(replied.data.messages[0]!.files).toMatchObject([{ id: 'late' }]);
    expect(await t.countOf(`file_use where used_by = 'ticket:${data.id}'`)).toBe(2);
  });
});

describe('her tickets', () => {
  it('are listed by what changed last, counted by state, in pages, and nobody else’s', async () => {
    const [first, second, third] = [await opened({ title: '하나' }), await opened(), await opened()];
    t.clock.advance(60_000);
    await t.act(second, 'complete');
    t.clock.advance(60_000);
    await t.reply(first);
    const { total, items, counts } = await t.list();
    expect([total, items.map(({ id }) => id), counts]).toEqual([
      3,
      [first, second, third],
      { NEW: 2, PROCESSED: 0, COMPLETED: 1 },
    ]);
    expect((await t.list('?status=COMPLETED')).items.map(({ id }) => id)).toEqual([second]);
    expect((await t.list('?size=2&page=2')).items.map(({ id }) => id)).toEqual([third]);
    expect(await t.list('', 'other')).toEqual({ total: 0, items: [], counts: { NEW: 0, PROCESSED: 0, COMPLETED: 0 } });
  });

  it('look like none to anybody else, to read and to write', async () => {
    const id = await opened();
    const clientId = randomUUID();
    await t.reply(id, { clientId });
    const outcomes = [
      await t.call('GET', `${SUPPORTS}/${id}`, undefined, 'other'),
      await t.reply(id, { clientId }, 'other'),
      await t.act(id, 'complete', {}, 'other'),
      await t.act(id, 'reopen', {}, 'other'),
      await t.act(id, 'rate', { rating: 5 }, 'other'),
    ];
    expect(outcomes.map(({ code }) => code)).toEqual(Array(5).fill('NOT_FOUND'));
    expect(await t.history(id)).toHaveLength(2);
  });
});

describe('talking with the team', () => {
  it('goes from turn to turn until she is content [SUP-1]', async () => {
    const id = await opened();
    t.clock.advance(60_000);
    await t.reply(id, { content: '한 번 더 끊겼어요.' });
    expect((await t.get(id)).dueAt).toBe('2026-11-19T09:00:00.000Z');
    t.clock.advance(DAY);
    await t.answer(id, '회선을 바꿨어요.');
    expect(await t.get(id)).toMatchObject({
      status: 'PROCESSED',
      turn: 'TEACHER',
      dueAt: new Date(t.clock.now().getTime() + 7 * DAY).toISOString(),
      messages: [{ content: '한 번 더 끊겼어요.' }, { authorRole: 'STAFF', content: '회선을 바꿨어요.', files: [] }],
    });
    // From a Thursday on, the team has until Friday evening.
    expect((await t.reply(id)).data).toMatchObject({ turn: 'ADMIN', dueAt: '2026-11-20T09:00:00.000Z' });
    await t.answer(id);
    const { data } = await t.act(id, 'complete');
    expect(data).toMatchObject({ status: 'COMPLETED', turn: null, dueAt: null, closedAt: data.updatedAt });
    expect(await t.history(id)).toEqual([
      'CREATE NEW ADMIN teacher',
      'REPLY NEW ADMIN teacher',
      'ANSWER PROCESSED TEACHER staff',
      'REPLY PROCESSED ADMIN teacher',
      'ANSWER PROCESSED TEACHER staff',
      'COMPLETE COMPLETED teacher',
    ]);
  });

  it('keeps a message once, however often it is sent [R45]', async () => {
    const id = await opened();
    await t.answer(id);
    const clientId = randomUUID();
    const { data } = await t.reply(id, { clientId });
    expect((await t.reply(id, { clientId, content: '다른 말' })).data).toEqual(data);
  });

  it('tells her of every answer, with the way to it, and the open page at once', async () => {
    const id = await opened();
    await t.answer(id);
    await t.reply(id);
    await t.answer(id);
    const notice = { kind: 'TICKET_ANSWERED', title: '문의에 답변이 왔어요', url: `/kr/account/supports/${id}` };
    expect(await told()).toEqual([notice, notice]);
    expect(t.heard).toEqual(Array(2).fill(`${t.teacher.id} ticket.changed ${id}`));
  });
});

describe('the end of a ticket', () => {
  it('comes by itself after seven days of silence, and not while the team has the turn [SUP-1]', async () => {
    const [answered, asked, talked] = [await opened(), await opened(), await opened()];
    for (const id of [answered, talked]) await t.answer(id);
    t.clock.advance(6 * DAY);
    await t.reply(talked);
    t.clock.advance(DAY - 1);
    await t.support.completeSilent();
    expect((await t.get(answered)).status).toBe('PROCESSED');
    t.clock.advance(1);
    await t.support.completeSilent();
    await t.support.completeSilent();
    const states = await Promise.all([answered, asked, talked].map(async (id) => (await t.get(id)).status));
    expect(states).toEqual(['COMPLETED', 'NEW', 'PROCESSED']);
    expect((await t.history(answered)).at(-1)).toBe('LAPSE COMPLETED clock');
    expect((await told()).map(({ kind }) => kind)).toEqual(['TICKET_ANSWERED', 'TICKET_ANSWERED', 'TICKET_CLOSED']);
  });

  it('can be undone for fourteen days, and then the team has the turn again [SUP-1]', async () => {
    const id = await opened();
    const { data } = await t.act(id, 'complete');
    expect(data.reopenUntil).toBe(new Date(t.clock.now().getTime() + 14 * DAY).toISOString());
    expect((await t.reply(id)).code).toBe('WRONG_STATE');
    t.clock.advance(14 * DAY);
    expect((await t.act(id, 'reopen')).data).toMatchObject({ status: 'PROCESSED', turn: 'ADMIN', reopenUntil: null });
    await t.act(id, 'complete');
    t.clock.advance(14 * DAY + 1);
    expect(await t.act(id, 'reopen')).toMatchObject({ status: 409, code: 'REOPEN_LATE' });
  });

  it('can be rated from one to five, and rated again, until it is opened again', async () => {
    const id = await opened();
    expect((await t.act(id, 'rate', { rating: 5 })).code).toBe('WRONG_STATE');
    await t.act(id, 'complete');
    for (const rating of [0, 6, 2.5]) expect((await t.act(id, 'rate', { rating })).code).toBe('VALIDATION');
    for (const rating of [2, 5]) expect((await t.act(id, 'rate', { rating })).data.rating).toBe(rating);
    expect((await t.act(id, 'reopen')).data.rating).toBeNull();
  });
});

describe('a complaint about a lesson of hers', () => {
  const complain = () =>
    t.support.complain({
      teacherId: t.teacher.id,
      from: { side: 'STUDENT', id: 'stu-1' },
      targetType: 'LESSON',
      targetId: 'les-1',
      category: 'LESSON',
      title: '수업이 늦게 시작했어요',
      content: '15분 기다렸어요.',
    });

  it('waits for her word first, and she cannot end it before its answer [SUP-1]', async () => {
    const id = await complain();
    expect(await told()).toMatchObject([{ kind: 'TICKET_RECEIVED' }]);
    expect(await t.get(id)).toMatchObject({ status: 'NEW', turn: 'TEACHER', openedBy: 'STUDENT' });
    expect((await t.get(id)).dueAt).toBe('2026-11-20T09:00:00.000Z');
    expect((await t.desk(`/${id}`)).status).toBe(404);
    expect((await t.act(id, 'complete')).code).toBe('WRONG_STATE');
    expect((await t.reply(id)).data).toMatchObject({ status: 'PROCESSED', turn: 'ADMIN' });
    expect((await t.act(id, 'complete')).code).toBe('WRONG_STATE');
    await t.answer(id);
    expect((await t.act(id, 'complete')).data.status).toBe('COMPLETED');
  });

  it('is about a thing of hers or about nothing', async () => {
    const aboutNone = t.support.complain({
      teacherId: t.teacher.id,
      from: { side: 'STAFF', id: 'op' },
      targetType: 'CLASS',
      targetId: 'cls-2',
      category: 'OTHER',
      title: '제목',
      content: '내용',
    });
    await expect(aboutNone).rejects.toMatchObject({ code: 'TARGET_NOT_YOURS' });
  });
});

describe('the queue of the desk', () => {
  const counts = async () => {
    const { data } = await t.call<AnswerOf<typeof opsContract.listOpsQueues>>(
      'GET',
      '/tns/v1/ops/queues',
      undefined,
      'ops1',
    );
    return data.items.find(({ queue }) => queue === 'TICKETS');
  };

  it('holds what waits for the team, with its clock, and lets go of what she ended [SUP-1]', async () => {
    const [waiting, ended] = [await opened(), await opened()];
    await t.desk(`/${ended}/pick-up`, {});
    expect(await counts()).toEqual({
      queue: 'TICKETS',
      open: 2,
      overdue: 0,
      mine: 1,
      nextDueAt: '2026-11-19T09:00:00.000Z',
    });
    await t.act(ended, 'complete');
    expect((await details(ended)).item.state).toBe('CANCELED');
    expect((await t.desk(`/${ended}/decide`, { decision: 'ACCEPT', reason: '답', remarks: [] })).code).toBe(
      'WRONG_STATE',
    );
    expect(await counts()).toMatchObject({ open: 1, mine: 0 });
    await t.answer(waiting);
    expect(await counts()).toMatchObject({ open: 0 });
    t.clock.advance(DAY);
    await t.act(ended, 'reopen');
    expect((await details(ended)).item).toMatchObject({
      state: 'WAITING',
      isAgain: true,
      dueAt: '2026-11-20T09:00:00.000Z',
      teacherName: '시험 선생님',
    });
  });

  it('shows the whole ticket: target, thread, evidence and files', async () => {
    await aFile('first');
    await aFile('second');
    const { data } = await t.open({ fileIds: ['first'], evidenceLessonIds: ['les-1'] });
    await t.answer(data.id, '고쳤어요.');
    await t.reply(data.id, { content: '아직 안 돼요.', fileIds: ['second'] });
    const found = await details(data.id);
    expect(found.fields).toEqual([
      { path: 'code', label: '문의 번호', text: `${data.code} · 선생님 처리 완료` },
      { path: 'target', label: '대상', text: '수업 회차 · 중2 수학 · 12회차 기울기' },
      { path: 'category', label: '분류', text: '오류와 기술 문제' },
      { path: 'title', label: '제목', text: '화면 공유가 끊겨요' },
      { path: 'content', label: expect.stringMatching(/^선생님 · /) as string, text: '20분쯤 지나서 두 번 끊겼어요.' },
      { path: 'evidenceLessonIds', label: '수업 기록', text: '중2 수학 · 12회차 기울기' },
      { path: 'messages.0', label: expect.stringMatching(/^운영팀 · /) as string, text: '고쳤어요.' },
      { path: 'messages.1', label: expect.stringMatching(/^선생님 · /) as string, text: '아직 안 돼요.' },
    ]);
    expect('files' in found && found.files.map(({ path, file }) => [path, file.id])).toEqual([
      ['content', 'first'],
      ['messages.1', 'second'],
    ]);
    // It is about this lesson, and names it as evidence too: once is enough.
    expect('lessons' in found && found.lessons).toEqual([{ id: 'les-1', title: '중2 수학 · 12회차 기울기' }]);
  });

  it('takes an answer with words, and no other decision', async () => {
    const id = await opened();
    await t.desk(`/${id}/pick-up`, {});
    for (const [decision, reason, field] of [
      ['ACCEPT', ' ', 'reason'],
      ['DECLINE', '이유', 'decision'],
    ] as const) {
      const { code, fields } = await t.desk(`/${id}/decide`, { decision, reason, remarks: [] });
      expect([code, Object.keys(fields ?? {})]).toEqual(['VALIDATION', [field]]);
    }
    const byOther = await t.desk(`/${id}/decide`, { decision: 'ACCEPT', reason: '답', remarks: [] }, 'ops2');
    expect(byOther.code).toBe('WRONG_STATE');
    expect((await t.get(id)).messages).toEqual([]);
  });
});
