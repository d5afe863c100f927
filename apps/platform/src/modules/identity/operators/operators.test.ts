import { randomUUID } from 'node:crypto';
import { createTestApp, PASSWORD, testClock, type TestApp } from '../../../testing/test-app.ts';

const HOUR = 3_600_000;
const OPERATORS = '/tns/v1/ops/operators';
const clock = testClock('2026-11-18T01:42:00Z');
let t: TestApp;
let lead: Awaited<ReturnType<TestApp['signIn']>>;
let leadId: string;
beforeAll(async () => {
  t = await createTestApp({ clock });
  leadId = (await t.addUser({ username: 'lead', name: '팀장', userType: 'OPERATOR', desks: ['TEAM'] })).id;
  lead = await t.signIn('lead');
});
afterAll(() => t.close());

/** Access tokens run out meanwhile. */
async function later(ms: number) {
  clock.advance(ms);
  lead = await t.signIn('lead');
}

async function call(method: 'GET' | 'POST' | 'PUT', path: string, payload?: object, headers: object = lead) {
  const answer = await t.request({ method, url: path, headers: { ...headers }, ...(payload ? { payload } : {}) });
  const body = answer.json<{ data: Record<string, unknown>; code?: string; fields?: Record<string, string> }>();
  return { status: answer.statusCode, ...body };
}
const operators = (method: 'GET' | 'POST' | 'PUT', path = '', payload?: object, headers: object = lead) =>
  call(method, OPERATORS + path, payload, headers);
const invitation = (email: string, over: object = {}) => ({
  clientId: randomUUID(),
  name: '새 운영자',
  email,
  desks: ['HELP'],
  ...over,
});
const invite = async (email: string, over: object = {}) =>
  String((await operators('POST', '', invitation(email, over))).data['id']);
const rowOf = async (id: string) =>
  ((await operators('GET')).data['items'] as { id: string }[]).find((one) => one.id === id);

/** Mails to an address, oldest first. */
const mailsTo = async (email: string) => {
  await t.notifications.sendDue();
  return t.database.raw.query<{ subject: string; text: string }>(
    'select subject, text from mail where recipient = $1 order by seq',
    [email],
  );
};
const ticketOf = async (email: string) => /ticket=([\w-]+)/.exec((await mailsTo(email)).at(-1)!.text)![1]!;
const setPassword = (ticket: string, password = 'new-pass1!', passwordConfirm = password) =>
  call('POST', '/mid/v1/users/set-password', { ticket, password, passwordConfirm }, t.headers);
const signIn = (username: string, password: string) =>
  call('POST', '/mid/v1/auth/login', credentials(username, password), t.headers);
const credentials = (username: string, password: string) => ({
  clientId: 'teacher-portal',
  userType: 'TEACHER',
  grantType: 'password',
  username,
  password,
});

describe('an operator', () => {
  it('is invited by mail, sets her password by its link once, and signs in by her address [ROL-1] [REG-3]', async () => {
    const { status, data } = await operators(
      'POST',
      '',
      invitation('Mina@example.com', { desks: ['FINANCE', 'HELP'] }),
    );
    expect(status).toBe(201);
    expect(data).toMatchObject({ state: 'INVITED', desks: ['FINANCE', 'HELP'], email: 'mina@example.com' });
    expect(Date.parse(String(data['linkUntil']))).toBe(clock.now().getTime() + 72 * HOUR);
    const ticket = await ticketOf('mina@example.com');
    expect((await setPassword(ticket)).status).toBe(200);
    expect((await signIn('mina@example.com', 'new-pass1!')).status).toBe(200);
    expect(await setPassword(ticket, 'other-pass1!')).toMatchObject({ status: 410, code: 'TICKET_INVALID' });
    expect(await rowOf(String(data['id']))).toMatchObject({ state: 'ACTIVE', linkUntil: null });
  });

  it('is made once however often the same invitation is sent, and written to once', async () => {
    const same = invitation('once@example.com');
    const [one, two] = [await operators('POST', '', same), await operators('POST', '', same)];
    expect([one.status, two.status]).toEqual([201, 201]);
    expect(two.data).toEqual(one.data);
    expect(await mailsTo('once@example.com')).toHaveLength(1);
  });

  it('is told nothing in her letter that somebody else typed', async () => {
    await invite('quiet@example.com', { name: '당첨되셨어요 https://evil.example' });
    expect(JSON.stringify(await mailsTo('quiet@example.com'))).not.toContain('당첨');
  });

  it('is not made of an address that has an account, and that is said at the address', async () => {
    await t.addUser({ username: 'somebody', email: 'taken@example.com' });
    const refused = await operators('POST', '', invitation('Taken@example.com'));
    expect([refused.status, refused.code, refused.fields]).toEqual([
      409,
      'ACCOUNT_EXISTS',
      { email: '이미 계정이 있는 이메일이에요.' },
    ]);
  });

  it.each([
    ['no desk', { desks: [] }, 'desks'],
    ['one desk twice', { desks: ['HELP', 'HELP'] }, 'desks.1'],
    ['an address that cannot be typed at the sign-in', { email: `${'a'.repeat(50)}@example.com` }, 'email'],
    ['no name', { name: ' ' }, 'name'],
  ])('is refused with %s', async (_what, over, field) => {
    const { status, fields } = await operators('POST', '', invitation('no@example.com', over));
    expect([status, Object.keys(fields ?? {})]).toEqual([400, [field]]);
  });
});

describe('a link', () => {
  it('is worth nothing after 72 hours, and nothing once there is a newer one', async () => {
    const id = await invite('late@example.com');
    const first = await ticketOf('late@example.com');
    await later(HOUR);
    expect((await operators('POST', `/${id}/link`)).status).toBe(200);
    const second = await ticketOf('late@example.com');
    expect(await setPassword(first)).toMatchObject({ code: 'TICKET_INVALID' });
    await later(72 * HOUR);
    expect(await setPassword(second)).toMatchObject({ code: 'TICKET_INVALID' });
    expect(await rowOf(id)).toMatchObject({ state: 'INVITED', linkUntil: null });
  });

  it('stays good when the password typed with it was not', async () => {
    await invite('weak@example.com');
    const ticket = await ticketOf('weak@example.com');
    expect(await setPassword(ticket, 'short')).toMatchObject({ status: 422, code: 'PASSWORD_WEAK' });
    expect(await setPassword(ticket, 'new-pass1!', 'new-pass2!')).toMatchObject({ code: 'PASSWORD_MISMATCH' });
    const look = await call('POST', '/mid/v1/users/password-link', { ticket });
    expect(look).toMatchObject({ status: 200, data: { isNew: false } });
    expect((await setPassword(ticket)).status).toBe(200);
  });

  it('that sets a new password ends whatever was signed in with the old one', async () => {
    const her = await t.addUser({ username: 'her@example.com', email: 'her@example.com', userType: 'OPERATOR' });
    const before = await t.signIn('her@example.com');
    await operators('POST', `/${her.id}/link`);
    expect((await setPassword(await ticketOf('her@example.com'))).status).toBe(200);
    expect((await call('GET', '/mid/v1/users/profile', undefined, before)).status).toBe(401);
    expect((await signIn('her@example.com', PASSWORD)).code).toBe('LOGIN_INVALID');
  });

  it('lies nowhere as it is: only its digest does', async () => {
    await invite('digest@example.com');
    const ticket = await ticketOf('digest@example.com');
    const rows = await t.database.raw.query('select * from password_link');
    expect(JSON.stringify(rows)).not.toContain(ticket);
  });
});

describe('the team', () => {
  it('is nothing for an operator of the other desks', async () => {
    await t.addUser({ username: 'clerk', userType: 'OPERATOR', desks: ['APPROVAL', 'FINANCE', 'HELP'] });
    const clerk = await t.signIn('clerk');
    expect((await operators('GET', '', undefined, clerk)).status).toBe(403);
    expect((await operators('POST', '', invitation('clerk2@example.com'), clerk)).status).toBe(403);
    expect((await operators('GET', '/history', undefined, clerk)).status).toBe(403);
  });

  it('gives a desk that counts from the next request on', async () => {
    await t.addUser({ username: 'mover', userType: 'OPERATOR', desks: ['HELP'] });
    const mover = await t.signIn('mover');
    const profileOf = async (who: typeof mover) =>
      (await call('GET', '/mid/v1/users/profile', undefined, who)).data as { id: string; desks: string[] };
    const { id, desks } = await profileOf(mover);
    expect(desks).toEqual(['HELP']);
    expect((await call('GET', '/tns/v1/ops/COURSES', undefined, mover)).status).toBe(403);
    expect((await operators('PUT', `/${id}/desks`, { desks: ['APPROVAL'] })).data['desks']).toEqual(['APPROVAL']);
    expect((await call('GET', '/tns/v1/ops/COURSES', undefined, mover)).status).toBe(200);
    expect((await call('GET', '/tns/v1/ops/TICKETS', undefined, mover)).status).toBe(403);
    // What the menu offers her is what she may open.
    expect((await profileOf(mover)).desks).toEqual(['APPROVAL']);
  });

  it('signs somebody out at once who is deactivated, keeps her out, and takes her back with her desks', async () => {
    const { id } = await t.addUser({ username: 'gone@example.com', email: 'gone@example.com', userType: 'OPERATOR' });
    const gone = await t.signIn('gone@example.com');
    expect((await operators('POST', `/${id}/deactivate`)).data['state']).toBe('DEACTIVATED');
    expect((await call('GET', '/mid/v1/users/profile', undefined, gone)).status).toBe(401);
    expect((await signIn('gone@example.com', PASSWORD)).code).toBe('ACCOUNT_DELETED');
    expect(await operators('POST', `/${id}/deactivate`)).toMatchObject({ status: 409, code: 'WRONG_STATE' });
    expect(await operators('POST', `/${id}/link`)).toMatchObject({ status: 409, code: 'WRONG_STATE' });
    const back = await operators('POST', `/${id}/reactivate`);
    expect(back.data).toMatchObject({ state: 'ACTIVE', desks: ['APPROVAL', 'FINANCE', 'HELP', 'TEAM'] });
    expect((await signIn('gone@example.com', PASSWORD)).status).toBe(200);
  });

  it('always keeps somebody who manages it: nobody changes her own access', async () => {
    expect(await operators('PUT', `/${leadId}/desks`, { desks: ['HELP'] })).toMatchObject({ code: 'OWN_ACCESS' });
    expect(await operators('POST', `/${leadId}/deactivate`)).toMatchObject({ code: 'OWN_ACCESS' });
  });

  it('remembers who did what, newest first, a page at a time', async () => {
    const id = await invite('story@example.com', { name: '기록' });
    await operators('PUT', `/${id}/desks`, { desks: ['FINANCE'] });
    await operators('POST', `/${id}/deactivate`);
    const { data } = await operators('GET', '/history');
    const person = { id, name: '기록' };
    const actor = { id: leadId, name: '팀장' };
    expect((data['items'] as object[]).slice(0, 3)).toMatchObject([
      { event: 'DEACTIVATE', operator: person, actor, desks: ['FINANCE'] },
      { event: 'CHANGE_DESKS', operator: person, actor, desks: ['FINANCE'] },
      { event: 'INVITE', operator: person, actor, desks: ['HELP'] },
    ]);
    const { data: second } = await operators('GET', '/history?page=2');
    expect(second).toEqual({ total: data['total'], items: [] });
  });

  it('has no teacher in it', async () => {
    const { id } = await t.addUser({ username: 'teacher' });
    expect((await operators('POST', `/${id}/deactivate`)).status).toBe(404);
    expect((await operators('PUT', `/${id}/desks`, { desks: ['TEAM'] })).status).toBe(404);
  });
});
