import { createLessonDeskApp, type LessonDeskApp } from '../../../testing/apps/lesson-desk-app.ts';
import { student } from '../../classes/classes.tables.ts';

let t: LessonDeskApp;
beforeAll(async () => {
  t = await createLessonDeskApp();
});
afterAll(() => t.close());

const person = (id: string, role: string, name: string, studentName: string | null = null) => ({
  id,
  role,
  name,
  studentName,
});

describe('whom the evidence of a lesson tells of [W1]', () => {
  it('is its teacher and its students, whether they came or not', async () => {
    const { people } = await t.evidenceOf(await t.lessonAt(0));
    expect(people).toEqual([
      person(t.teacher.id, 'HOST', '시험 선생님'),
      person('s1', 'STUDENT', '학생 A01'),
      person('s2', 'STUDENT', '학생 A02'),
    ]);
  });

  it('is also who came and has left the class since, and guardians under the name of her child', async () => {
    await t.database.db.insert(student).values({ id: 's-former', name: '학생 A09', age: 14 });
    const id = await t.lessonAt(0);
    await t.room(id, 'JOINED', 'link-2', { studentId: 's2' });
    await t.room(id, 'WAITED', 's-former');
    await t.room(id, 'JOINED', 's2');
    await t.room(id, 'JOINED', 'link-1', { studentId: 's-former' });
    await t.room(id, 'LEFT', 'link-2');
    const { people } = await t.evidenceOf(id);
    expect(people.slice(1)).toEqual([
      person('s1', 'STUDENT', '학생 A01'),
      person('s2', 'STUDENT', '학생 A02'),
      person('s-former', 'STUDENT', '학생 A09'),
      person('link-2', 'GUARDIAN', 'link-2', '학생 A02'),
      person('link-1', 'GUARDIAN', 'link-1', '학생 A09'),
    ]);
  });

  it('is what the room asks too: how long she has waited, and who cannot come', async () => {
    const id = await t.waited(6);
    const lesson = (await t.lessons.rooms.byId(id))!;
    expect((await t.lessons.rooms.waitOf(lesson, t.clock.now())).waitedMs).toBe(6 * 60_000);
    expect(await t.lessons.rooms.absentIds(id)).toEqual(new Set());
  });
});
