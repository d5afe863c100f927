import { randomUUID } from 'node:crypto';
import { createGuardianApp, GRANDMA, type GuardianApp } from '../../../testing/apps/guardian-app.ts';

const DAY = 86_400_000;
let t: GuardianApp;
beforeAll(async () => {
  t = await createGuardianApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.clearGuardians();
  t.clock.set(new Date('2026-11-18T01:42:00Z'));
});

const names = async (guardianId: string) =>
  (await t.guardians(await t.family(guardianId))).children.map(({ name, guardians }) => [
    name,
    guardians.map((one) => one.name),
  ]);

describe('who reads and answers for a child', () => {
  it('is seen by each of its guardians, with the addresses of all masked', async () => {
    const { children, isAdded, mayLeave, lettersLeft } = await t.guardians(await t.family('g1'));
    expect(children).toEqual([
      {
        studentId: 's1',
        name: expect.any(String) as string,
        hasRoom: true,
        invited: [],
        guardians: [
          { id: 'g1', name: '보호자 B01', relation: 'MOTHER', email: 'b****@family.example', isMe: true },
          { id: 'g2', name: '보호자 B02', relation: 'FATHER', email: 'b****@family.example', isMe: false },
        ],
      },
    ]);
    expect({ isAdded, mayLeave, lettersLeft }).toEqual({ isAdded: false, mayLeave: false, lettersLeft: 5 });
  });

  it('says nothing of a guardian whose child is another one', async () => {
    expect(await names('g3')).toEqual([[expect.any(String), ['보호자 B02', '보호자 B03']]]);
  });
});

describe('a guardian whom another one asks', () => {
  it('is none before she has said yes, and hears nothing but that she was asked', async () => {
    const { status, data } = await t.ask(await t.family('g1'));
    expect(status).toBe(201);
    expect(data.children[0]!.invited).toEqual([
      expect.objectContaining({ name: '할머니', email: 'gra****@family.example', state: 'SENT', isMine: true }),
    ]);
    expect(data.children[0]!.guardians).toHaveLength(2);
    const [letter, ...others] = await t.lettersTo(GRANDMA);
    expect(others).toEqual([]);
    expect(letter!.title).toMatch(/보호자 B01.*초대했어요/);
    expect(letter!.content).not.toContain('b01@');
    // Scanners of mails open links: that changes nothing.
    await t.look(await t.secretTo(GRANDMA));
    expect((await t.guardians(await t.family('g2'))).children[0]!.guardians).toHaveLength(2);
  });

  it('sees the child, who asks, and all classes that she would hear of', async () => {
    await t.ask(await t.family('g1'));
    const { data } = await t.look(await t.secretTo(GRANDMA));
    expect(data).toMatchObject({ guardianName: '할머니', invitedBy: '보호자 B01', state: 'SENT', language: 'ko' });
    expect(data.studentNames).toHaveLength(1);
    expect(data.classes.length).toBeGreaterThan(0);
    expect(JSON.stringify(data)).not.toContain('@');
  });

  it('has a door of her own once she pressed, and the others and the teacher know of her', async () => {
    const door = await t.joined();
    expect((await door.door()).guardianName).toBe('할머니');
    expect(await names('g2')).toEqual(
      expect.arrayContaining([[expect.any(String), ['보호자 B01', '보호자 B02', '할머니']]]),
    );
    expect((await t.lettersTo('b02@family.example')).map(({ content }) => content).join()).toContain('할머니');
    expect((await t.lettersTo(GRANDMA)).at(-1)!.path).toMatch(/^\/f\//);
    expect(await t.database.raw.query(`select 1 from outbox where dedupe_key like 'GUARDIANS_CHANGED/%'`)).toHaveLength(
      1,
    );
    const link = (await t.links()).find(({ guardianName }) => guardianName === '할머니');
    expect(link).toMatchObject({ addedBy: '보호자 B01', mayRemove: true });
    expect((await t.links()).find(({ guardianId }) => guardianId === 'g1')).toMatchObject({ addedBy: null });
  });

  it('gets no second key to the page by the link of the invitation', async () => {
    await t.joined();
    const again = await t.accept(await t.secretTo(GRANDMA));
    expect(again).toMatchObject({ status: 200, data: { path: null } });
    expect((await t.look(await t.secretTo(GRANDMA))).data.state).toBe('JOINED');
  });

  it('joins the room of the class as the clock goes on', async () => {
    await t.joined();
    expect(
      await t.database.raw.query('select 1 from enrollment where class_id = $1 and not joined_chat', ['c1']),
    ).not.toEqual([]);
  });

  it('is one guardian with one page, when she is asked for another child of the same family', async () => {
    const g2 = await t.family('g2');
    await t.ask(g2, { studentIds: ['s1'] });
    await t.accept(await t.secretTo(GRANDMA));
    await t.ask(g2, { studentIds: ['s2'] });
    const { data } = await t.accept(await t.secretTo(GRANDMA));
    expect((await t.atDoor(data.path!).door()).students).toHaveLength(2);
    expect(await t.database.raw.query('select 1 from guardian where email = $1', [GRANDMA])).toHaveLength(1);
  });

  it('may say no, and is left alone', async () => {
    const g1 = await t.family('g1');
    await t.ask(g1);
    const secret = await t.secretTo(GRANDMA);
    expect((await t.decline(secret)).status).toBe(200);
    expect((await t.decline(secret)).status).toBe(200);
    expect((await t.look(secret)).code).toBe('LINK_REVOKED');
    expect((await t.guardians(g1)).children[0]!.invited).toMatchObject([{ state: 'DECLINED' }]);
    expect((await t.ask(g1)).code).toBe('GUARDIAN_DECLINED');
  });

  it('finds the link closed after fourteen days', async () => {
    const g1 = await t.family('g1');
    await t.ask(g1);
    const secret = await t.secretTo(GRANDMA);
    t.clock.advance(14 * DAY);
    expect((await t.accept(secret)).code).toBe('LINK_REVOKED');
    expect((await t.guardians(g1)).children[0]!.invited).toMatchObject([{ state: 'EXPIRED' }]);
  });

  it('finds it closed when who asked is no guardian any more', async () => {
    const grandma = await t.joined();
    await t.ask(grandma, { email: 'aunt@family.example' });
    await grandma.post('/guardians/leave', { studentIds: ['s1'] });
    expect((await t.accept(await t.secretTo('aunt@family.example'))).code).toBe('LINK_REVOKED');
  });
});

describe('who asks', () => {
  it('may take it back, and nobody else may', async () => {
    await t.ask(await t.family('g1'));
    expect((await t.withdraw(await t.family('g2'), GRANDMA)).code).toBe('NOT_FOUND');
    expect((await t.withdraw(await t.family('g1'), GRANDMA)).status).toBe(200);
    expect((await t.accept(await t.secretTo(GRANDMA))).code).toBe('LINK_REVOKED');
    expect((await t.withdraw(await t.family('g1'), GRANDMA)).code).toBe('WRONG_STATE');
  });

  it.each([
    ['a guardian of the child', 'B02@family.example', 'GUARDIAN_KNOWN'],
    ['herself', 'b01@family.example', 'GUARDIAN_KNOWN'],
  ])('is told that the address is one of the family: %s', async (_who, email, code) => {
    expect((await t.ask(await t.family('g1'), { email })).code).toBe(code);
  });

  it('is not told who is a guardian of other children', async () => {
    await t.database.raw.exec(`update guardian set email = 'b03@family.example' where id = 'g3'`);
    expect((await t.ask(await t.family('g1'), { email: 'b03@family.example' })).status).toBe(201);
  });

  it('asks for her own children alone', async () => {
    expect((await t.ask(await t.family('g1'), { studentIds: ['s2'] })).code).toBe('NOT_FOUND');
  });

  it('sends one letter when the same is sent twice', async () => {
    const g1 = await t.family('g1');
    const clientId = randomUUID();
    for (let nth = 0; nth < 2; nth++) expect((await t.ask(g1, { clientId })).status).toBe(201);
    expect(await t.lettersTo(GRANDMA)).toHaveLength(1);
  });

  it('cannot make five of four, with those who have not answered', async () => {
    const g1 = await t.family('g1');
    for (const email of ['a@family.example', 'b@family.example']) await t.ask(g1, { email });
    expect(await t.ask(g1, { email: 'c@family.example' })).toMatchObject({ code: 'GUARDIANS_FULL' });
    await t.withdraw(g1, 'a@family.example');
    expect((await t.ask(g1, { email: 'c@family.example' })).status).toBe(201);
  });

  it('writes to one address three times, and five letters a day', async () => {
    const g1 = await t.family('g1');
    for (let nth = 0; nth < 3; nth++) {
      expect((await t.ask(g1)).status).toBe(201);
      await t.withdraw(g1, GRANDMA);
    }
    expect((await t.ask(g1)).code).toBe('GUARDIAN_DECLINED');
    for (const email of ['a@family.example', 'b@family.example']) await t.ask(g1, { email });
    await t.withdraw(g1, 'a@family.example');
    expect((await t.ask(g1, { email: 'c@family.example' })).code).toBe('LETTERS_TODAY');
    t.clock.advance(DAY);
    expect((await t.ask(g1, { email: 'c@family.example' })).status).toBe(201);
  });
});

describe('a guardian who does not want it any more', () => {
  it('goes as she came: no link, no letter, no address that is kept', async () => {
    const grandma = await t.joined();
    expect(await t.guardians(grandma)).toMatchObject({ isAdded: true, mayLeave: true });
    expect((await grandma.post('/guardians/leave', { studentIds: ['s1'] })).status).toBe(200);
    expect((await grandma.get('/class')).code).toBe('LINK_REVOKED');
    expect(await t.database.raw.query('select 1 from guardian where email = $1', [GRANDMA])).toEqual([]);
    expect((await t.look(await t.secretTo(GRANDMA))).code).toBe('LINK_REVOKED');
  });

  it('who was there first asks the teacher', async () => {
    expect((await (await t.family('g1')).post('/guardians/leave', { studentIds: ['s1'] })).code).toBe('WRONG_STATE');
  });

  it('does not leave a child with nobody', async () => {
    const grandma = await t.joined();
    await t.database.raw.exec(`delete from student_guardian where student_id = 's1' and guardian_id in ('g1', 'g2')`);
    expect(await t.guardians(grandma)).toMatchObject({ isAdded: true, mayLeave: false });
    expect((await grandma.post('/guardians/leave', { studentIds: ['s1'] })).code).toBe('WRONG_STATE');
    await t.database.raw.exec(`
      insert into student_guardian (student_id, guardian_id, relation) values
        ('s1', 'g1', 'MOTHER'), ('s1', 'g2', 'FATHER')`);
  });
});

describe('the teacher', () => {
  it('of another class of the child hears that its guardian is one no more [CLS-1]', async () => {
    const { id: another } = await t.addUser({ username: 'another' });
    await t.database.raw.exec(`
      insert into teaching_class (id, teacher_id, name, mode, progress, start_date, end_date, lesson_total, capacity)
        select 'c-else', '${another}', '피아노', mode, 'UPCOMING', '2027-01-01', '2027-03-01', 8, 4 from teaching_class where id = 'c1';
      insert into enrollment (id, class_id, student_id, status, enrolled_at) values ('e-else', 'c-else', 's1', 'ACTIVE', now())`);
    const told = async (userId: string) =>
      (
        await t.database.raw.query(
          `select 1 from notification where user_id = $1 and title = '보호자가 한 명 줄었어요'`,
          [userId],
        )
      ).length;
    await t.joined();
    const { guardianId } = (await t.links()).find(({ guardianName }) => guardianName === '할머니')!;
    expect((await t.call('DELETE', `/tns/v1/my-classes/c1/family-links/${guardianId}`)).status).toBe(200);
    await t.notifications.deliver();
    expect(await told(another)).toBe(1);
    expect(await told(t.teacher.id)).toBe(0);
    await t.database.raw.exec(
      `delete from enrollment where id = 'e-else'; delete from teaching_class where id = 'c-else'`,
    );
  });

  it('takes one of several guardians away, who is told, and never the last one of a child', async () => {
    const grandma = await t.joined();
    const { guardianId } = (await t.links()).find(({ guardianName }) => guardianName === '할머니')!;
    t.clock.advance(1);
    const { status } = await t.call('DELETE', `/tns/v1/my-classes/c1/family-links/${guardianId}`);
    expect(status).toBe(200);
    expect((await grandma.get('/class')).code).toBe('LINK_REVOKED');
    expect((await t.lettersTo(GRANDMA)).at(-1)).toMatchObject({ path: null });
    await t.database.raw.exec(`delete from student_guardian where student_id = 's2' and guardian_id = 'g2'`);
    expect(await t.call('DELETE', '/tns/v1/my-classes/c1/family-links/g3')).toMatchObject({ code: 'WRONG_STATE' });
    await t.database.raw.exec(
      `insert into student_guardian (student_id, guardian_id, relation) values ('s2', 'g2', 'FATHER')`,
    );
  });
});
