import { MY_CLASSES } from '../../../testing/apps/class-app.ts';
import { aRow, createInvitationApp, type InvitationApp } from '../../../testing/apps/invitation-app.ts';

const HOUR = 3_600_000;
let t: InvitationApp;
beforeAll(async () => {
  t = await createInvitationApp();
});
afterAll(() => t.close());
beforeEach(() => t.clear());

const people = (...names: string[]) =>
  names.map((studentName) => aRow({ studentName, guardianEmail: `${studentName}@example.com` }));
/** What the family sends that finds everything filled in. */
const confirm = (link: string, row = aRow()) =>
  t.ask(link, {
    studentName: row.studentName,
    age: row.age,
    guardianName: row.guardianName,
    email: row.guardianEmail,
    relation: row.relation,
  });
const check = async (id: string, rows: { studentName: string; guardianEmail: string }[]) =>
  (
    await t.call<{ standings: string[] }>('POST', `${MY_CLASSES}/${id}/invitations/roster/check`, {
      rows: rows.map(({ studentName, guardianEmail }) => ({ studentName, guardianEmail })),
    })
  ).data.standings;

describe('the list of a class that a teacher brings', () => {
  it('invites each family with everything filled in, and keeps a seat for 48 hours; nobody is enrolled behind her back', async () => {
    const { id } = await t.made({ capacity: 2 });
    const { status, data } = await t.bring(id, [aRow()]);
    const until = new Date(t.clock.now().getTime() + 48 * HOUR).toISOString();
    expect([status, data.invited, data.seated]).toEqual([201, 1, 1]);
    expect(data.items).toMatchObject([
      { state: 'SENT', studentName: '김민준', phone: '010-1234-5678', heldUntil: until },
    ]);
    expect((await t.invitation(id)).seats).toEqual({ capacity: 2, students: 0, held: 1, free: 1 });
    const { data: shown } = await t.look(await t.secretOf('minjun@example.com'));
    expect(shown.invitee).toEqual({
      studentName: '김민준',
      age: 14,
      guardianName: '김보호',
      relation: 'FATHER',
      email: 'minjun@example.com',
      language: 'ko',
      heldUntil: until,
      answer: null,
    });
    expect((await t.letters())[0]!.content).toContain('까지 자리를 맡아 두었어요');
  });

  it('makes a student of whom the family confirms, by one press, though the teacher wants to be asked', async () => {
    const { id } = await t.made({ capacity: 2 });
    await t.bring(id, [aRow()]);
    expect((await confirm(await t.secretOf('minjun@example.com'))).data).toEqual({
      state: 'ACCEPTED',
      heldUntil: null,
    });
    expect((await t.invitation(id)).seats).toEqual({ capacity: 2, students: 1, held: 0, free: 1 });
    expect((await t.invited(id)).items).toMatchObject([{ state: 'JOINED', heldUntil: null }]);
  });

  it('lets the family correct what was written of its child, and tells the teacher where', async () => {
    const { id } = await t.made({ capacity: 2 });
    await t.bring(id, [aRow()]);
    const link = await t.secretOf('minjun@example.com');
    const answer = await confirm(
      link,
      aRow({ studentName: '김민중', age: 15, guardianEmail: ' Minjun@Example.com'.trim() }),
    );
    expect(answer.data.state).toBe('ACCEPTED');
    expect((await t.invited(id)).items).toMatchObject([{ state: 'JOINED', corrected: ['studentName', 'age'] }]);
    expect(await t.notices()).toMatchObject([
      { title: '새 학생이 등록했어요', content: expect.stringContaining('명단과 다른 곳: 이름, 나이') },
    ]);
    // One seat by one invitation, whatever is written the next time.
    await confirm(link, aRow({ studentName: '동생' }));
    expect((await t.invitation(id)).seats).toEqual({ capacity: 2, students: 1, held: 0, free: 1 });
  });

  it('asks the teacher where somebody at another address comes by the link, and the seat stays kept', async () => {
    const { id } = await t.made({ capacity: 2 });
    await t.bring(id, [aRow()]);
    const answer = await confirm(await t.secretOf('minjun@example.com'), aRow({ guardianEmail: 'other@example.com' }));
    expect(answer.data.state).toBe('REQUESTED');
    expect((await t.invitation(id)).seats).toMatchObject({ students: 0, held: 1, free: 1 });
    expect((await t.invited(id)).items).toMatchObject([{ state: 'REQUESTED', corrected: ['email'] }]);
  });

  it('counts the seat that is kept for a family as free to it, and to nobody else', async () => {
    const { id } = await t.made({ capacity: 1 });
    await t.bring(id, [aRow()]);
    expect((await t.look(await t.secretOf('minjun@example.com'))).data.seatsFree).toBe(1);
    expect((await t.look(await t.linkOf(id))).data.seatsFree).toBe(0);
  });

  it('keeps as many seats as there are, in its order, and tells the others of the waiting list', async () => {
    const { id } = await t.made({ capacity: 2 });
    const { data } = await t.bring(id, people('one', 'two', 'three'));
    expect([data.invited, data.seated]).toEqual([3, 2]);
    const letters = (await t.letters()).map(({ content }) => content);
    expect(letters.find((text) => text.includes('학생: three'))).toContain('지금은 빈자리가 없어요');
    expect((await t.ask(await t.linkOf(id))).data.state).toBe('WAITING');
    expect((await confirm(await t.secretOf('three@example.com'), people('three')[0])).data.state).toBe('WAITING');
    expect((await confirm(await t.secretOf('two@example.com'), people('two')[0])).data.state).toBe('ACCEPTED');
  });

  it('lets a kept seat go after 48 hours to who waits; the link goes on as that of any family', async () => {
    const { id } = await t.made({ capacity: 1 });
    await t.bring(id, [aRow()]);
    await t.ask(await t.linkOf(id), { studentName: '기다리는 아이' });
    t.clock.advance(48 * HOUR);
    await t.tick();
    expect(await t.invitation(id)).toMatchObject({
      seats: { held: 1, free: 0 },
      requests: [{ studentName: '기다리는 아이', state: 'REQUESTED' }],
    });
    expect((await confirm(await t.secretOf('minjun@example.com'))).data.state).toBe('WAITING');
  });

  it.each(['withdraw', 'decline'] as const)('lets the seat go at once after a %s', async (how) => {
    const { id } = await t.made({ capacity: 1 });
    await t.bring(id, [aRow()]);
    if (how === 'withdraw') await t.actOn(id, (await t.invited(id)).items[0]!.id, how);
    else await t.decline(await t.secretOf('minjun@example.com'));
    expect((await t.invitation(id)).seats).toMatchObject({ held: 0, free: 1 });
  });

  it('invites nobody twice: the same list again names who is invited, has asked and has joined', async () => {
    const { id } = await t.made({ capacity: 4 });
    const rows = people('one', 'two', 'three');
    await t.bring(id, rows);
    await confirm(await t.secretOf('one@example.com'), rows[0]);
    await t.ask(await t.linkOf(id), { studentName: 'four', email: 'four@example.com' });
    expect(await check(id, people('one', 'two', 'three', 'four', 'five'))).toEqual([
      'JOINED',
      'INVITED',
      'INVITED',
      'REQUESTED',
      'NEW',
    ]);
    const before = (await t.letters()).length;
    expect((await t.bring(id, rows)).data.invited).toBe(0);
    expect((await t.bring(id, [...rows, ...people('five')])).data.invited).toBe(1);
    expect(await t.letters()).toHaveLength(before + 1);
  });

  it('is taken whole or not at all, with what is wrong at its row and field', async () => {
    const { id } = await t.made();
    const rows = [aRow(), aRow({ studentName: '둘째', guardianEmail: '' }), aRow({ studentName: '셋째', age: 2 })];
    expect(await t.bring(id, rows)).toMatchObject({
      code: 'VALIDATION',
      fields: { 'rows.1.guardianEmail': expect.stringContaining('이메일'), 'rows.2.age': '3세부터 적을 수 있어요.' },
    });
    expect(await t.bring(id, [aRow(), aRow({ studentName: '동생' })])).toMatchObject({
      fields: { 'rows.1.guardianEmail': expect.stringContaining('위에 같은 주소') },
    });
    expect(await t.bring(id, [aRow({ relation: 'SELF' })])).toMatchObject({
      fields: { 'rows.0.age': expect.stringContaining('19세부터') },
    });
    expect((await t.invited(id)).items).toEqual([]);
  });

  it('counts its letters with all others of the day', async () => {
    const { id } = await t.made();
    const rows = Array.from({ length: 51 }, (_, no) =>
      aRow({ studentName: `s${no}`, guardianEmail: `s${no}@example.com` }),
    );
    expect(await t.bring(id, rows)).toMatchObject({ code: 'LETTERS_TODAY' });
    expect((await t.bring(id, rows.slice(0, 50))).data.invited).toBe(50);
  });
});

describe('a grown-up who takes the class herself', () => {
  it('is her own guardian, by the name that she wrote once', async () => {
    const { id } = await t.made();
    await t.call('PUT', `${MY_CLASSES}/${id}/invitation`, { asksTeacher: false });
    await t.ask(await t.linkOf(id), { studentName: '박어른', guardianName: '박어른', age: 31, relation: 'SELF' });
    const { data } = await t.call<{ items: object[] }>('GET', `${MY_CLASSES}/${id}/students`);
    expect(data.items).toMatchObject([{ name: '박어른', guardians: [{ name: '박어른', relation: 'SELF' }] }]);
  });

  it('has to be one', async () => {
    const { id } = await t.made();
    expect(await t.ask(await t.linkOf(id), { age: 14, relation: 'SELF' })).toMatchObject({
      code: 'VALIDATION',
      fields: { relation: expect.stringContaining('19세부터') },
    });
  });
});
