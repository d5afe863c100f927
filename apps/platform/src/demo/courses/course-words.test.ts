import { type Weekday, WEEKDAY_SHORT_LABELS } from '@portal/domain/time/weekday';
import { buildDemo } from '../demo-data.ts';

const demo = buildDemo(new Date('2026-11-18T01:42:00Z'));
const workOf = ({ id, workNo }: (typeof demo.courses)[number]) =>
  demo.courseRevisions.find(({ courseId, no }) => courseId === id && no === workNo)!.content;
const daysOf = (schedule: readonly { weekday: Weekday }[]) =>
  [...new Set(schedule.map(({ weekday }) => WEEKDAY_SHORT_LABELS[weekday]))].join();
/** What the words of a name promise of those who take it, in years of age. */
const AGES: readonly (readonly [RegExp, number, number])[] = [
  [/^초등|초6|어린이/, 6, 12],
  [/^중1/, 12, 14],
  [/^예비 중3|^중2/, 13, 15],
  [/^중3/, 14, 16],
  [/^중등/, 12, 16],
  [/^성인/, 20, 99],
];
const takersOf = (id: string) => {
  const ids = demo.enrollments.filter(({ classId }) => classId === id).map(({ studentId }) => studentId);
  return demo.students.filter((student) => ids.includes(student.id));
};

describe('the words of the demo’s courses and classes', () => {
  it('name the day of the week on which they meet [CRS-1]', () => {
    const named = [
      ...demo.courses.map((course) => ({ name: workOf(course).title, schedule: workOf(course).weeklySchedule })),
      ...demo.classes.map(({ name, weeklySchedule }) => ({ name, schedule: weeklySchedule! })),
    ].filter(({ name }) => /^[월화수목금토일]요 /.test(name));
    expect(named.map(({ name }) => name)).toEqual(['토요 글쓰기 교실', '일요 사고력 수학']);
    for (const { name, schedule } of named) expect([name, daysOf(schedule)]).toEqual([name, name[0]]);
  });

  it('are of as many hours a week as their class has', () => {
    for (const { courseId, weeklySchedule } of demo.classes) {
      const course = demo.courses.find(({ id }) => id === courseId);
      if (!course) continue;
      const { length } = workOf(course).weeklySchedule;
      expect([courseId, length <= Math.max(weeklySchedule!.length, 1)]).toEqual([courseId, true]);
    }
  });

  it('promise no more seats and no other ages than their classes have [CRS-1]', () => {
    for (const { courseId, capacity, id } of demo.classes) {
      const course = demo.courses.find((each) => each.id === courseId);
      if (!course) continue;
      const { packages, ageMin, ageMax } = workOf(course);
      const seats = Math.max(...packages.map(({ studentCount }) => studentCount ?? 0));
      expect([id, seats]).toEqual([id, capacity]);
      for (const { name, age } of takersOf(id))
        expect([id, name, age, age! >= (ageMin ?? 0) && age! <= (ageMax ?? 99)]).toEqual([id, name, age, true]);
    }
  });

  it('fit the ages of those who take them, tries among them', () => {
    for (const { id, name } of demo.classes) {
      const [, min, max] = AGES.find(([words]) => words.test(name)) ?? [/./, 6, 99];
      for (const { name: student, age } of takersOf(id))
        expect([name, student, age, age! >= min && age! <= max]).toEqual([name, student, age, true]);
    }
  });

  it('are for Vietnamese children where their guardians read Vietnamese', () => {
    const children = takersOf('cls-korean-b').map(({ id }) => id);
    const ids = demo.relations.filter(({ studentId }) => children.includes(studentId)).map((one) => one.guardianId);
    const languages = demo.guardians.filter(({ id }) => ids.includes(id)).map(({ language }) => language);
    expect(new Set(languages)).toEqual(new Set(['vi']));
  });
});
