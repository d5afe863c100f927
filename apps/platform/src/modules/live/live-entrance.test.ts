import type { LiveLesson } from '@portal/domain/live/live-room';
import { MINUTE } from '../../testing/apps/lesson-desk-app.ts';
import { createLiveApp, type LiveApp } from '../../testing/apps/live-app.ts';
import { liveVisits } from '../../testing/live-visits.ts';

let t: LiveApp;
let visits: ReturnType<typeof liveVisits>;

beforeAll(async () => {
  t = await createLiveApp();
  visits = liveVisits(t, 'entrance');
}, 60_000);
afterAll(() => t.close());

describe('the ways into a room', () => {
  it('open 15 minutes before the lesson, and say when [CLS-3]', async () => {
    const id = await visits.aLesson(20);
    const path = `/tns/v1/lessons/${id}/room/token`;
    const early = await t.call<never>('POST', path, {});
    expect(early.code).toBe('ROOM_NOT_OPEN');
    expect((await t.enter(await t.secret(id, 's1'))).code).toBe('ROOM_NOT_OPEN');
    t.clock.advance(5 * MINUTE);
    expect((await t.call('POST', path, {})).status).toBe(200);
  });

  it('are closed when the lesson is over', async () => {
    const id = await visits.aLesson();
    const secret = await t.secret(id, 's1');
    await t.database.raw.query(
      `update lesson set status = 'CANCELED', cancel_reason = 'x', canceled_by = 'TEACHER' where id = $1`,
      [id],
    );
    expect((await t.call('POST', `/tns/v1/lessons/${id}/room/token`, {})).code).toBe('WRONG_STATE');
    expect((await t.enter(secret)).code).toBe('WRONG_STATE');
    const { data } = await t.call<{ lesson: { isOver: boolean } }>(
      'POST',
      '/live/v1/guests/lesson',
      { link: secret },
      t.headers,
    );
    expect(data.lesson.isOver).toBe(true);
  });

  it('are one link for each student and one for her guardians, always the same', async () => {
    const id = await visits.aLesson();
    const [links, again] = await Promise.all([t.links(id), t.links(id)]);
    expect(links.map(({ studentId, role }) => `${studentId} ${role}`).sort()).toEqual([
      's1 GUARDIAN',
      's1 STUDENT',
      's2 GUARDIAN',
      's2 STUDENT',
    ]);
    expect(again).toEqual(links);
    const secrets = await t.database.raw.query<{ row: string }>('select l::text as row from live_guest_link l');
    for (const { path } of links) expect(JSON.stringify(secrets)).not.toContain(path.slice('/live/'.length + 24));
  });

  it('end when they are renewed, when their time is over and when the student has left', async () => {
    const id = await visits.aLesson();
    const old = await t.secret(id, 's1');
    const link = (await t.links(id)).find(({ path }) => path.endsWith(old))!;
    const waiting = (await t.enter(old)).data as { pass: { ticket: string } };
    await t.call('POST', `/tns/v1/lessons/${id}/guest-links/${link.id}/renew`, {});
    expect((await t.enter(old)).code).toBe('LINK_REVOKED');
    expect(await t.open(waiting.pass.ticket)).toBe('unauthorized');
    const renewed = await t.secret(id, 's1');
    expect((await t.enter(renewed)).status).toBe(200);
    expect((await t.enter(`${renewed.slice(0, -1)}${renewed.endsWith('A') ? 'B' : 'A'}`)).code).toBe('LINK_REVOKED');
    expect((await t.enter('x'.repeat(67))).code).toBe('LINK_REVOKED');
    await t.database.raw.query(`update enrollment set status = 'REFUNDED' where student_id = 's1'`);
    expect((await t.enter(renewed)).code).toBe('LINK_REVOKED');
    await t.database.raw.query(`update enrollment set status = 'ACTIVE' where student_id = 's1'`);
    t.clock.advance(5 * 60 * MINUTE);
    expect((await t.enter(renewed)).code).toBe('LINK_REVOKED');
  });

  it('take a ticket once, for two minutes, and never from the address', async () => {
    const id = await visits.aLesson();
    const ticket = async () =>
      ((await t.enter(await t.secret(id, 's1'))).data as { pass: { ticket: string } }).pass.ticket;
    const once = await ticket();
    expect(typeof (await t.open(once))).toBe('object');
    expect(await t.open(once)).toBe('unauthorized');
    expect(await t.open(undefined, { token: await ticket() })).toBe('unauthorized');
    expect(await t.open({ token: 1 })).toBe('unauthorized');
    const late = await ticket();
    t.clock.advance(2 * MINUTE);
    expect(await t.open(late)).toBe('unauthorized');
  });

  it('give a student her own name, whatever she says [CLS-3]', async () => {
    const id = await visits.aLesson();
    const secret = await t.secret(id, 's1');
    const { data } = (await t.enter(secret, '김수학 선생님')) as { data: { pass: { name: string } } };
    expect(data.pass.name).toBe((await t.links(id)).find(({ studentId }) => studentId === 's1')!.studentName);
  });

  it('refuse a guardian the name of the teacher, of a student, and one that nobody sees [CLS-3]', async () => {
    const id = await visits.aLesson();
    const secret = await t.secret(id, 's1', 'GUARDIAN');
    const [link] = await t.links(id);
    const { teacherName } = ((await t.enter(secret, '보호자')).data as { lesson: LiveLesson }).lesson;
    const teacher = [...teacherName];
    const taken = [
      teacherName,
      `${teacherName} 선생님`,
      ` ${teacher.join('\u200b')}쌤`,
      `\u202e${teacher.join(' ')}`,
      link!.studentName,
    ];
    for (const name of taken) expect(await t.enter(secret, name)).toMatchObject({ status: 400, code: 'VALIDATION' });
    for (const name of ['\u200b\u3164', ' '])
      expect(await t.enter(secret, name)).toMatchObject({ status: 400, code: 'VALIDATION' });
    const { pass } = (await t.enter(secret, '\u202e보호\u200b자')).data as { pass: { name: string } };
    expect(pass.name).toBe('보호자');
  });
});
