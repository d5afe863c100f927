import { createTestApp, testClock, type TestApp } from '../../../testing/test-app.ts';
import type { NotificationsModule } from '../module.ts';
import { mailQueries } from './mail.queries.ts';

const HOSTILE = `<script>alert(1)</script>"'><img src=x onerror=alert(2)>&amp;`;
const clock = testClock('2026-11-18T01:42:00Z');
let t: TestApp;
let userId: string;

beforeAll(async () => {
  t = await createTestApp({ clock, config: { demo: true } });
  userId = (await t.addUser({ username: 'tester', email: 'tester@example.com' })).id;
});
beforeEach(() => t.database.raw.exec('delete from mail; delete from notification_delivery'));
afterAll(() => t.close());

type Notice = Parameters<NotificationsModule['notify']>[1];
let version = 0;
async function tell(more: Partial<Notice>): Promise<void> {
  await t.database.db.transaction((tx) =>
    t.notifications.notify(tx, {
      userId,
      kind: 'PAYOUT',
      entity: 'x',
      version: ++version,
      title: '제목',
      content: '내용',
      ...more,
    }),
  );
  await t.notifications.deliver();
  await t.notifications.sendDue();
}
const page = (path = '') => t.request({ url: `/demo/mailbox${path}` });
const mailIds = async () => (await mailQueries(t.database.db).newest()).map(({ id }) => id);

describe('the mailbox of the demo', () => {
  it('says that it is empty, then lists mails from the newest on [NTF-9]', async () => {
    expect((await page()).body).toContain('아직 보낸 메일이 없어요.');
    await tell({ title: '첫째' });
    await tell({ title: '둘째' });
    const { body, statusCode } = await page();
    expect(statusCode).toBe(200);
    expect(body.indexOf('둘째')).toBeLessThan(body.indexOf('첫째'));
    expect(body).toContain('tester@example.com');
  });

  it('shows one mail with links to the portal and to nowhere else [NTF-9]', async () => {
    await tell({ content: 'https://evil.example/ http://localhost:3000.evil.example/' });
    const [id] = await mailIds();
    const { body } = await page(`/${id!}`);
    const links = [...body.matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href!.replace(/ntf_.*/, 'ntf_'));
    expect(links).toEqual([
      'http://localhost:3000/kr/notification/ntf_',
      'http://localhost:3000/kr/account/settings/notification',
      expect.stringMatching(/^\/demo\/mailbox\/[^/]+\/html$/),
      '/demo/mailbox',
    ]);
  });

  it('shows the letter as it would be sent: nothing of it runs, loads or is framed [NTF-9]', async () => {
    await tell({ title: HOSTILE, content: HOSTILE });
    const [mail] = await mailQueries(t.database.db).newest();
    const { body, headers } = await page(`/${mail!.id}/html`);
    expect(body).toBe(mail!.html);
    expect(headers['content-security-policy']).toMatch(/default-src 'none'.*frame-ancestors 'none'; sandbox/);
    expect(headers['cache-control']).toBe('no-store');
    expect((await page('/none/html')).statusCode).toBe(404);
  });

  it('writes hostile words as words, in the list, the mail and the HTML that would be sent [NTF-9]', async () => {
    await tell({ title: HOSTILE, content: HOSTILE });
    const [mail] = await mailQueries(t.database.db).newest();
    for (const text of [(await page()).body, (await page(`/${mail!.id}`)).body, mail!.html]) {
      expect(text).not.toMatch(/<script|<img/i);
      expect(text).toContain('&lt;script&gt;');
    }
  });

  it('runs no script, is kept by nobody and shown in no frame [NTF-9]', async () => {
    await tell({});
    const [id] = await mailIds();
    for (const { headers } of [await page(), await page(`/${id!}`)]) {
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['content-security-policy']).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
      expect(headers['content-security-policy']).not.toContain('unsafe');
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
  });

  it('keeps the latest 200, and a mail that is sent twice once [NTF-9]', async () => {
    const kept = mailQueries(t.database.db);
    const row = { recipient: 'a@example.com', subject: '제목', text: '내용', html: '', sentAt: clock.now() };
    for (let at = 0; at < 205; at++) await kept.keep({ ...row, id: `m-${at}` });
    await kept.keep({ ...row, id: 'm-204' });
    const ids = await mailIds();
    expect([ids.length, ids[0], ids.at(-1)]).toEqual([200, 'm-204', 'm-5']);
    expect((await page()).body.match(/<tr>/g)).toHaveLength(201);
    expect((await page('/m-4')).statusCode).toBe(404);
  });

  it('does not exist outside of the demo [NTF-9]', async () => {
    const real = await createTestApp();
    await mailQueries(real.database.db).keep({
      id: 'm-1',
      recipient: 'a@example.com',
      subject: '비밀',
      text: '',
      html: '',
      sentAt: clock.now(),
    });
    for (const path of ['/demo/mailbox', '/demo/mailbox/m-1']) {
      const answer = await real.request({ url: path });
      expect([answer.statusCode, answer.body.includes('비밀')]).toEqual([404, false]);
    }
    await real.close();
  });
});
