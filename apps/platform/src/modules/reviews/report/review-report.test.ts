import type { OpsItemDetails } from '@portal/domain/ops/ops';
import { createReviewApp, REVIEW_DESK, type ReviewApp } from '../../../testing/apps/review-app.ts';
import { aLessonRow } from '../../../testing/teaching-rows.ts';
import { attendance } from '../../lessons/desk/lesson-desk.tables.ts';
import { lesson } from '../../lessons/lessons.tables.ts';

let t: ReviewApp;
beforeAll(async () => {
  t = await createReviewApp();
  const teacherId = t.teacher.id;
  const over = { status: 'FINISHED', held: true, startAt: new Date('2026-11-10T10:00:00Z') } as const;
  await t.database.db.insert(lesson).values([
    aLessonRow(
      { id: 'c1', teacherId },
      {
        ...over,
        id: 'l3',
        title: '그래프',
        startedAt: new Date('2026-11-10T10:01:00Z'),
        endedAt: new Date('2026-11-10T10:59:00Z'),
      },
    ),
    aLessonRow({ id: 'c1', teacherId }, { id: 'l4', startAt: new Date('2026-12-10T10:00:00Z') }),
    aLessonRow({ id: 'c2', teacherId }, { ...over, id: 'l5', startAt: new Date('2026-11-11T10:00:00Z') }),
  ]);
});
afterAll(() => t.close());

const report = (id: string, lessonId: string) => t.tell(id, 'report', { grounds: '이유', lessonId });

describe('a report that names a lesson [REV-1]', () => {
  it('shows its record to the teacher and to the operator, until the family writes anew', async () => {
    const id = await t.post({ rating: 1 });
    const { student } = await t.read(id);
    const stay = { joinedAt: new Date('2026-11-10T10:10:00Z'), leftAt: new Date('2026-11-10T10:59:00Z'), minutes: 49 };
    await t.database.db
      .insert(attendance)
      .values({ lessonId: 'l3', studentId: student.id, state: 'LATE', source: 'AUTO', ...stay });
    const { data } = await report(id, 'l3');
    const named = { id: 'l3', no: 3, title: '그래프', startAt: '2026-11-10T10:00:00.000Z' };
    expect(data.report?.lesson).toEqual(named);
    const { fields } = (await t.call<OpsItemDetails>('GET', `${REVIEW_DESK}/${id}`, undefined, 'ops1')).data;
    expect(fields.find(({ path }) => path === 'lesson')).toEqual({
      path: 'lesson',
      label: '수업 기록',
      text: '3회차 · 그래프 · 10/11/2026 (화) 19:00 · 진행한 수업',
    });
    const texts = Object.fromEntries(fields.map(({ path, text }) => [path, text]));
    expect(texts['familyLanguages']).toBe('한국어 · 후기를 지우면 적은 이유를 가족도 그대로 읽어요');
    expect(texts['lessonHeld']).toBe('19:01–19:59 · 58분');
    expect(texts['lessonAttendance']!.split('\n')).toContain(`${student.name} · 지각 · 19:10–19:59 · 49분`);
    for (const rating of [3, 4] as const) await t.sayAnew(student.id, { rating });
    expect((await t.read(id)).report).toBeNull();
    expect((await t.tell(id, 'report', { grounds: '또' })).data.report?.lesson).toBeNull();
  });

  it.each(['l4', 'l5', 'none'])('takes none that is to come, of another class or of nobody: %s', async (lessonId) => {
    const id = await t.post();
    expect(await report(id, lessonId)).toMatchObject({
      status: 422,
      code: 'TARGET_NOT_YOURS',
      fields: { lessonId: '이 수업에서 끝난 회차를 골라 주세요.' },
    });
    expect((await t.read(id)).report).toBeNull();
    const waiting = await t.database.raw.query('select 1 from ops_item where id = $1', [id]);
    expect(waiting).toEqual([]);
  });
});
