import { randomUUID } from 'node:crypto';
import type { TeachingClass } from '@portal/domain/classes/class';
import { type ClassApp, createClassApp, held, MY_CLASSES } from '../../../testing/apps/class-app.ts';
import { aLessonRow } from '../../../testing/teaching-rows.ts';
import { lesson } from '../../lessons/lessons.tables.ts';

let t: ClassApp;
beforeAll(async () => {
  t = await createClassApp();
});
afterAll(() => t.close());
beforeEach(() => t.clear());

const post = (id: string, action: string, body: object) =>
  t.call<TeachingClass>('POST', `${MY_CLASSES}/${id}/${action}`, body);

describe('cancelling a class', () => {
  const end = (id: string, version = 1, more: object = {}) =>
    post(id, 'cancel', { version, reason: '이사해요', ...more });

  it('cancels what is to come, withdraws what waits, tells the families and keeps the reason [CLS-1]', async () => {
    const pupil = await t.addUser({ username: `pupil-${randomUUID().slice(0, 8)}`, userType: 'STUDENT' });
    const { id } = await t.made();
    await t.enrol(id, '학생 A01', pupil.id);
    const [one, two] = await t.lessonsOf(id);
    await t.set(one!.id, held(2));
    const move = { clientId: randomUUID(), newStartAt: '2026-11-28T01:00:00Z', reason: '이유' };
    const proposed = await t.call<{ id: string }>('POST', `/tns/v1/lessons/${two!.id}/moves`, move);
    expect(proposed.status).toBe(201);
    const { data } = await end(id);
    expect(data).toMatchObject({
      canceledAt: '2026-11-18T01:42:00.000Z',
      cancelReason: '이사해요',
      nextLesson: null,
      lessonsBehind: 0,
    });
    expect((await t.lessonsOf(id)).map(({ status }) => status)).toEqual(['FINISHED', 'CANCELED', 'CANCELED']);
    expect(await t.sql(`select status from lesson_move`)).toEqual([{ status: 'WITHDRAWN' }]);
    expect(await t.sql(`select kind from lesson_change order by seq`)).toEqual(
      ['PROPOSED', 'WITHDRAWN', 'CANCELED', 'CANCELED'].map((kind) => ({ kind })),
    );
    expect(await t.sql(`select status from enrollment`)).toEqual([{ status: 'CANCELED' }]);
    expect(data.studentCount).toBe(1);
    const told = await t.sql<{ content: string; category: string }>(
      `select payload ->> 'content' as content, payload ->> 'category' as category from outbox
       where user_id = '${pupil.id}' and dedupe_key like '%/CANCELED/%'`,
    );
    expect(told).toEqual([{ content: '금요반 · 남은 2회를 취소했어요. 이유: 이사해요', category: 'GENERAL' }]);
    expect(t.heard).toContain(`${pupil.id} lesson.changed ${two!.id}`);
  });

  it('needs the consent of the families less than a day before the next lesson, a trial too [CAL-3]', async () => {
    const { id } = await t.made();
    const trial = { id: 'trial-c', no: 1, startAt: new Date('2026-11-19T01:00:00Z'), isTrial: true };
    await t.database.db.insert(lesson).values(aLessonRow({ id, teacherId: t.teacher.id }, trial));
    expect((await t.get(id)).cancelNoticeUntil).toBe('2026-11-18T01:00:00.000Z');
    for (const body of [{}, { consent: false }]) {
      const refused = await end(id, 1, body);
      expect([refused.status, refused.code, Object.keys(refused.fields ?? {})]).toEqual([
        422,
        'NOTICE_24H',
        ['consent'],
      ]);
    }
    expect((await t.lessonsOf(id)).every(({ status }) => status === 'UPCOMING')).toBe(true);
    expect((await t.get(id)).canceledAt).toBeNull();
    expect((await end(id, 1, { consent: true })).status).toBe(200);
  });

  it('does not count a lesson that runs: it is not cancelled with the class [CAL-3]', async () => {
    const { id } = await t.made();
    const [one] = await t.lessonsOf(id);
    await t.set(one!.id, `status = 'IN_PROGRESS'`);
    t.clock.set('2026-11-20T01:10:00Z');
    expect((await t.get(id)).cancelNoticeUntil).toBe('2026-11-26T01:00:00.000Z');
    expect((await end(id)).status).toBe(200);
  });

  it('is marked as short notice less than a day before the next lesson, with its reason [CAL-3]', async () => {
    for (const [at, shortNotice] of [
      ['2026-11-19T01:00:00Z', false],
      ['2026-11-19T01:00:01Z', true],
    ] as const) {
      const { id } = await t.made();
      t.clock.set(at);
      expect((await end(id, 1, { consent: shortNotice })).status).toBe(200);
      expect(
        await t.sql(
          `select short_notice, note, actor from class_history where class_id = '${id}' and event = 'CANCEL'`,
        ),
      ).toEqual([{ short_notice: shortNotice, note: '이사해요', actor: 'TEACHER' }]);
      const [change] = await t.sql(`select c.short_notice from lesson_change c join lesson l on l.id = c.lesson_id
        where l.class_id = '${id}' and l.no = 1`);
      expect(change).toEqual({ short_notice: shortNotice });
      t.clock.set('2026-11-18T01:42:00Z');
    }
  });

  it('lets a lesson that is running end by itself, and happens once', async () => {
    const { id } = await t.made();
    const [one] = await t.lessonsOf(id);
    await t.set(one!.id, `status = 'IN_PROGRESS'`);
    expect((await end(id)).status).toBe(200);
    expect((await t.lessonsOf(id)).map(({ status }) => status)).toEqual(['IN_PROGRESS', 'CANCELED', 'CANCELED']);
    expect(await end(id, 2)).toMatchObject({ code: 'WRONG_STATE' });
    expect(await t.steps(id)).toEqual(['CREATE >UPCOMING', 'CANCEL UPCOMING>UPCOMING']);
  });

  it('is refused from an older page, without a reason, and when its lessons are over', async () => {
    const { id } = await t.made();
    expect(await end(id, 2)).toMatchObject({ code: 'VERSION_CONFLICT' });
    expect(await post(id, 'cancel', { version: 1, reason: ' ' })).toMatchObject({ code: 'VALIDATION' });
    await t.sql(`update teaching_class set progress = 'ENDED' where id = '${id}'`);
    expect(await end(id)).toMatchObject({ code: 'WRONG_STATE' });
  });
});
