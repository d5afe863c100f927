import { createFamilyApp, type FamilyApp } from '../../testing/apps/family-app.ts';

let t: FamilyApp;
beforeAll(async () => {
  t = await createFamilyApp();
});
afterAll(() => t.close());

describe('a family with one child in the class and one who tried a lesson of it', () => {
  it('reads of each only what that child took, and is named after the one who stays', async () => {
    const trial = await t.lessonAt(0, { isTrial: true });
    await t.database.raw.exec(`
      update enrollment set trial_lesson_id = '${trial}' where student_id = 's2';
      update lesson set status = 'DONE', held = true where id = '${trial}'`);
    await t.send(trial, undefined, [{ studentId: 's2', state: 'PRESENT', note: '' }]);
    const regular = await t.held('s1');
    await t.send(regular);
    const family = await t.family('g2');
    expect((await family.door()).students).toEqual([{ id: 's1', name: '학생 A01' }]);
    const [last, first] = await family.records();
    expect([last!.note!.message, first!.note!.message]).toEqual([
      expect.stringMatching(/^A01 학생이/),
      expect.stringMatching(/^A02 학생이/),
    ]);
    await family.question(regular);
    expect((await t.desk(regular)).questions[0]!.studentNames).toEqual(['학생 A01']);
    // The other guardian of who only tried sees the trial, and nothing of the class.
    expect((await (await t.family('g3')).records()).map(({ id }) => id)).toEqual([trial]);
  });
});
