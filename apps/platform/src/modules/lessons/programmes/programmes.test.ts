import { randomUUID } from 'node:crypto';
import type { TeachingClass } from '@portal/domain/classes/class';
import type { ProgrammePace, ProgrammeRest } from '@portal/domain/lessons/programmes.contract';
import { aDiary, createLessonDeskApp, type LessonDeskApp } from '../../../testing/apps/lesson-desk-app.ts';
import { aProgramme, type Programme } from '../../../testing/apps/programme-of-six.ts';

let t: LessonDeskApp;
let of: Programme;
beforeAll(async () => {
  t = await createLessonDeskApp();
});
afterAll(() => t.close());
// Six steps on six Fridays: of the first two only the first step was covered, and it is the day before the third.
beforeEach(async () => {
  of = await aProgramme(t);
});

const behind = async () => (await t.call<TeachingClass>('GET', `/tns/v1/my-classes/${of.id}`)).data.lessonsBehind;
const undo = (id: string) => t.call<ProgrammeRest>('POST', `${of.path}/replans/${id}/undo`);
const letters = async () => (await t.mails()).filter(({ subject }) => subject.includes(`수업 ${of.id} 수업 계획이`));

describe('the rest of a programme', () => {
  it('is what was not covered, on the lessons that are still to come [PLN-1]', async () => {
    const rest = await of.rest();
    expect([rest.lessonsBehind, rest.open, rest.lessons.map(({ nos }) => nos)]).toEqual([
      1,
      [2, 3, 4, 5, 6],
      [[3], [4], [5], [6]],
    ]);
    const paces = await t.call<{ items: ProgrammePace[] }>('GET', '/tns/v1/teaching-plan/paces');
    const pace = paces.data.items.find((one) => one.class.id === of.id);
    expect(pace).toMatchObject({ total: 6, covered: 1, behind: await behind() });
  });

  it('is refused while something has no lesson, and the sentence says how much [PLN-1]', async () => {
    const { status, fields } = await of.replan({});
    expect([status, fields]).toEqual([400, { leftOut: '들어갈 회차가 없는 단원이 1개 있어요.' }]);
  });

  it('is planned anew once, whatever was held stays, and families hear of their next lesson [PLN-1]', async () => {
    const held = () => t.database.raw.query(`select * from lesson where class_id = '${of.id}' and held order by no`);
    const before = await held();
    const wish = { clientId: randomUUID(), together: [6] };
    const first = await of.replan(wish);
    expect(first.data.lessons.map(({ nos, title }) => [nos, title])).toEqual([
      [[2], '단원 2'],
      [[3], '단원 3'],
      [[4], '단원 4'],
      [[5, 6], '단원 5 · 단원 6'],
    ]);
    // Sent again: an answer that was lost.
    expect((await of.replan(wish)).data).toEqual(first.data);
    expect([await held(), await behind()]).toEqual([before, 0]);
    const sent = await letters();
    expect(sent.length).toBeGreaterThan(0);
    expect(sent[0]!.text).toMatch(/단원 3[\s\S]*단원 2/);
    expect(new Set(sent.map(({ recipient }) => recipient)).size).toBe(sent.length);
  });

  it('tells no family of a plan in which its next lesson stays what it was [PLN-1]', async () => {
    await of.replan({ together: [6] });
    const told = (await letters()).length;
    await of.replan({ leftOut: [6] });
    expect((await letters()).length).toBe(told);
    expect((await of.rest()).programme[5]).toMatchObject({ isLeftOut: true });
  });

  it('comes back as it was with one press, until something of it was held [PLN-1]', async () => {
    const before = await of.rest();
    const made = (await of.replan({ together: [6] })).data;
    const back = await undo(made.replan!.id);
    expect(back.data.lessons.map(({ nos, title }) => [nos, title])).toEqual(
      before.lessons.map(({ nos, title }) => [nos, title]),
    );
    expect([back.data.lessonsBehind, back.data.replan]).toEqual([1, null]);
    expect((await undo(made.replan!.id)).status).toBe(200);

    const again = (await of.replan({ together: [6] })).data.replan!.id;
    await of.hold(3);
    expect((await of.rest()).replan).toBeNull();
    expect(await undo(again)).toMatchObject({ status: 409, code: 'WRONG_STATE' });
  });

  it('is no plan any more once a wrap-up says something else [PLN-1]', async () => {
    const { version } = await of.rest();
    await of.hold(3);
    await t.send(of.lessonId(3), aDiary({ programmeNo: 2 }), of.marks);
    expect(await of.replan({ version, together: [6] })).toMatchObject({ status: 409, code: 'VERSION_CONFLICT' });
  });

  it('puts an extra lesson in the place of one that was called off, and no more than the families paid [PLN-1]', async () => {
    expect((await of.rest()).extraRoom).toBe(0);
    await t.database.raw.query(`update lesson set status = 'CANCELED', cancel_reason = '방학' where id = $1`, [
      of.lessonId(4),
    ]);
    const { extraRoom, extraTimes } = await of.rest();
    expect([extraRoom, extraTimes[0]!.startAt]).toEqual([1, of.friday(7)]);
    const extra = extraTimes.slice(0, 2).map(({ startAt }) => startAt);
    expect(await of.replan({ extra, together: [6] })).toMatchObject({
      status: 400,
      fields: { extra: expect.any(String) },
    });
    const made = await of.replan({ extra: extra.slice(0, 1), together: [6] });
    expect(made.data.lessons.map(({ nos }) => nos)).toEqual([[2], [3], [4], [5, 6]]);
    expect(made.data.lessons.at(-1)).toMatchObject({ no: 7, startAt: of.friday(7) });
    expect((await letters()).at(-1)!.text).toMatch(/더한 수업|Buổi học thêm/);
    // Taken back it is called off, and stands for the families as such.
    await undo(made.data.replan!.id);
    const [row] = await t.database.raw.query<{ status: string }>(
      `select status from lesson where class_id = $1 and no = 7`,
      [of.id],
    );
    expect(row!.status).toBe('CANCELED');
  });
});
