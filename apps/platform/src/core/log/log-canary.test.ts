import { randomUUID } from 'node:crypto';
import { OidcBrowser } from '../../testing/oidc-browser.ts';
import { sendLogin } from '../../testing/session-calls.ts';
import { createTestApp, PASSWORD } from '../../testing/test-app.ts';
import { type Target, uploadCalls } from '../../testing/upload-calls.ts';
import { createLogger } from './log-safety.ts';

const TEXT = Buffer.from('수업 계획');

describe('the log [G20] [R29]', () => {
  it('contains none of the secrets of a whole visit, on any path, also when things fail', async () => {
    const lines: string[] = [];
    const t = await createTestApp({ onLog: (line) => void lines.push(line) });
    await t.addUser({ username: 'math' });
    const secrets = new Map<string, string>();
    const keep = (name: string, value: string | undefined) => value && secrets.set(`${name} ${secrets.size}`, value);
    const sameSite = { 'sec-fetch-site': 'same-origin' };

    for (let round = 0; round < 3; round++) {
      const signIn = await sendLogin(t, { headers: sameSite });
      keep('password', PASSWORD);
      const { accessToken, refreshToken } = signIn.json<{ accessToken: string; refreshToken: string }>();
      keep('access', accessToken);
      keep('refresh', refreshToken);
      for (const { name, value } of signIn.cookies) keep(name, value);
      const headers = {
        ...t.headers,
        authorization: `Bearer ${accessToken}`,
        cookie: `rtb=${signIn.cookies.at(-1)?.value}`,
      };
      const calls = uploadCalls(t, headers);
      const ticket = (await t.request({ method: 'POST', url: '/mid/v1/auth/ws-ticket', headers })).json<{
        data: { ticket: string };
      }>().data.ticket;
      keep('ticket', ticket);
      await t.request({ url: `/chat/ws?token=${ticket}&EIO=4`, headers });
      // The address of a calendar feed is its key, and so is that of a calendar elsewhere.
      const feed = await t.request({
        method: 'POST',
        url: '/tns/v1/calendar/feeds',
        headers,
        payload: { clientId: randomUUID(), scope: 'ALL' },
      });
      const { url } = feed.json<{ data: { url: string } }>().data;
      keep('feed', /ics\/(.+)\.ics/.exec(url)?.[1]);
      await t.request({ url: new URL(url).pathname });
      keep('calendar', `canary-calendar-${round}`);
      await t.request({
        method: 'POST',
        url: '/tns/v1/calendar/external-calendars',
        headers,
        payload: { clientId: randomUUID(), name: '가족', url: `https://127.0.0.1/canary-calendar-${round}.ics` },
      });
      const wrong = `canary-wrong-password-${round}`;
      keep('wrong password', wrong);
      await sendLogin(t, { password: wrong });

      const browser = new OidcBrowser(t);
      const callback = await browser.signIn('math', PASSWORD);
      const code = callback.searchParams.get('code') ?? '';
      for (const [name, value] of Object.entries({
        code,
        verifier: browser.verifier,
        state: browser.state,
        nonce: browser.nonce,
      }))
        keep(name, value);
      for (const [name, value] of browser.cookies) keep(name, value);
      const tokens = (await browser.exchange(code, {}, sameSite)).json<Record<string, string>>();
      for (const name of ['access_token', 'refresh_token', 'id_token']) keep(name, tokens[name]);
      const next = await browser.refresh(tokens['refresh_token'] ?? '');
      keep('rotated', next.json<Record<string, string>>()['refresh_token']);
      await browser.exchange(code);
      // The address of the callback carries the code, and a signed address its signature.
      await t.request({
        url: `/kr/oauth2/callback?code=${code}&state=${browser.state}`,
        headers: { accept: 'text/html' },
      });
      keep('signature', `canary-signature-${round}`);
      await t.request({ url: `/assets/v1/files/x?signature=canary-signature-${round}` });
      // Whoever has a guest's link is let into the room.
      keep('guest link', `canary-guest-link-of-round-${round}`);
      const link = { link: `canary-guest-link-of-round-${round}` };
      await t.request({ url: `/kr/live/${link.link}`, headers: { accept: 'text/html' } });
      await t.request({ method: 'POST', url: '/live/v1/guests/lesson', headers: t.headers, payload: link });
      // Whoever has the link of a contract may have it renewed.
      await t.request({ url: `/kr/contract/${link.link}`, headers: { accept: 'text/html' } });
      await t.request({ method: 'POST', url: '/utilities/contracts/find', headers: t.headers, payload: link });
      // Whoever has the link of a class asks for a seat in it.
      await t.request({ url: `/kr/c/${link.link}`, headers: { accept: 'text/html' } });
      await t.request({ method: 'POST', url: '/tns/v1/invitations/class', headers: t.headers, payload: link });
      // Whoever has the link of a family speaks for it.
      await t.request({ url: `/kr/f/${link.link}`, headers: { accept: 'text/html' } });
      await t.request({ url: '/fam/v1/class', headers: { ...t.headers, authorization: `Family ${link.link}` } });
      // Whoever holds a signed address may send the file, or read it.
      const target = await calls.signed({ name: 'canary.txt', bytes: TEXT, location: 'TEACHER_POPUP' });
      await calls.put(target, TEXT);
      await calls.put(target, TEXT);
      const large = { name: 'a.hwp', bytes: TEXT, location: 'LECTURE' } as const;
      const { id } = (await calls.call('POST', '/multipart', calls.orderOf(large))).json<{ data: { id: string } }>()
        .data;
      const parts = (await calls.call('POST', `/multipart/${id}/parts`, { parts: [1] })).json<{
        data: { items: Target[] };
      }>().data.items;
      await calls.put(parts[0]!, TEXT);
      const { data } = (await calls.complete(target.id)).json<{ data: { url: string } }>();
      await calls.read(data.url);
      for (const address of [target.uploadUrl, target.url, parts[0]!.uploadUrl, data.url])
        keep('signature of a file', /signature=(.+)/.exec(address)?.[1]);
      keep('otp', `canary-otp-${round}`);
      await t.request({
        method: 'POST',
        url: '/mid/v1/auth/logout',
        headers: t.headers,
        payload: { otp: `canary-otp-${round}` },
      });
    }

    // A database that fails mid-request: its driver writes the values of the statement into the error.
    await t.database.raw.exec('alter table login_attempt rename to login_attempt_gone');
    keep('failing account', 'canary-account-of-a-failing-statement');
    const failed = await sendLogin(t, {
      username: 'canary-account-of-a-failing-statement',
      password: 'canary-password-of-a-failing-one',
    });
    keep('failing password', 'canary-password-of-a-failing-one');
    expect(failed.statusCode).toBe(500);
    expect(failed.body).not.toMatch(/login_attempt|select|insert/);
    const { traceId } = failed.json<{ traceId: string }>();
    await t.close();

    const log = lines.join('');
    expect(log).toContain(traceId);
    expect(log).toContain('"path":"/oidc/auth/:uid"');
    expect(secrets.size).toBeGreaterThanOrEqual(40);
    for (const [name, secret] of secrets) expect([name, log.includes(secret)]).toEqual([name, false]);
    expect(log).not.toMatch(/"url"|\?token=|[?&]code=/);
  });

  it('hides secret names wherever an object carries them', () => {
    const lines: string[] = [];
    const log = createLogger('info', { write: (line) => void lines.push(line) });
    log.info({
      password: 'hush-hush',
      body: { refreshToken: 'hush-hush', inner: { token: 'hush-hush' } },
      headers: { authorization: 'hush-hush' },
    });
    log.error({
      err: Object.assign(new Error('x'), {
        cause: { severity: 'ERROR', detail: 'Key (phone)=(hush-hush)', code: '23505' },
      }),
    });
    expect(lines.join('')).not.toContain('hush-hush');
    expect(lines.join('')).toContain('23505');
  });
});
