import { sql } from 'drizzle-orm';
import type { ChatMessage } from '@portal/domain/chat/chat-message';
import type { ChatReports } from '@portal/domain/chat/chat-report';
import type { ChatRoom } from '@portal/domain/chat/chats.contract';
import type { LaterAnnouncement } from '@portal/domain/chat/later-announcement';
import type { PackFile, PackSummary } from '@portal/domain/library/pack';
import type { OpsItem } from '@portal/domain/ops/ops';
import type { TeacherProfile } from '@portal/domain/profile/teacher-profile';
import type { Calendar } from '@portal/domain/schedule/calendar';
import type { PublicTeacher, TeacherCard } from '@portal/domain/teachers/public-teacher';
import { createTestApp, testClock, type TestApp } from '../testing/test-app.ts';
import { fingerprint } from './fingerprint.queries.ts';
import { loadDemo, resetDemo, type DemoDeps } from './load-demo.ts';
import { AUTOPILOT_OPERATOR } from './people/accounts.ts';

const clock = testClock('2026-11-18T01:42:00Z');
let t: TestApp;
let deps: DemoDeps;
const warned: string[] = [];

beforeAll(async () => {
  t = await createTestApp({ clock });
  const log = { info: () => undefined, warn: (line: unknown) => void warned.push(String(line)) };
  deps = { clock, identity: t.identity, assets: t.assets, notifications: t.notifications, chat: t.chat, log };
});
afterAll(() => t.close());

const signIn = async (username: string) => ({ ...(await t.signIn(username, 'demo1234!')), 'x-msg-app': 'teacher-web' });
const ask = async <T>(username: string, url: string) =>
  (await t.request({ url, headers: await signIn(username) })).json<T>();
const rows = async (sql: string) => (await t.database.raw.query<{ n: number }>(sql))[0]!.n;
const WAITING = `select id from lesson_move where status = 'PROPOSED'`;
const lessons = () => rows('select count(*)::int as n from lesson');

describe('loading the demo', () => {
  it('happens in one go, in a few seconds of work', async () => {
    // The clock on the wall would count what else the machine does; beside other work the same steps take up to three times as long.
    const started = process.cpuUsage();
    expect(await loadDemo(t.database, deps)).toBe('LOADED');
    const { user, system } = process.cpuUsage(started);
    expect((user + system) / 1000).toBeLessThan(9_000);
    expect(await rows(`select count(*)::int as n from lesson where teacher_id = 'usr-demo-math'`)).toBe(232);
  });

  it('shows a teacher her week, her badge and her list', async () => {
    const { data } = await ask<{ data: Calendar }>('math', '/tns/v1/calendar?from=2026-11-16&to=2026-11-22');
    expect(data.lessons.filter(({ status }) => status === 'IN_PROGRESS')).toHaveLength(1);
    expect(data.lessons.length).toBeGreaterThanOrEqual(15);
    expect(data.events.length).toBeGreaterThanOrEqual(4);
    expect(data.freeTimes.length).toBeGreaterThanOrEqual(22);
    expect(await ask('math', '/messaging/notifications/count-not-seen')).toEqual({ count: 12 });
    expect(await ask('math', '/messaging/notifications/load-more')).toMatchObject({ total: 129 });
    expect(await ask('busy', '/messaging/notifications/count-not-seen')).toEqual({ count: 100 });
  });

  it('has talks with cards of what there is, and what waits for its time in them and above her announcements [CHT-1] [CHT-2]', async () => {
    type Messages = { data: { items: ChatMessage[] } };
    const shown = async (room: string) =>
      (await ask<Messages>('math', `/messaging/v1/chats/${room}/messages`)).data.items.flatMap(
        ({ card }) => card ?? [],
      );
    expect((await shown('room-math-20')).map(({ kind }) => kind)).toEqual(['ASSIGNMENT']);
    expect((await shown('room-math-22')).map(({ kind }) => kind)).toEqual(['LESSON']);
    expect((await shown('room-math-21')).map(({ kind }) => kind)).toEqual(['REVIEW']);
    const { data: talks } = await ask<{ data: { items: ChatRoom[] } }>('math', '/messaging/v1/chats?size=50');
    expect(talks.items.filter(({ laterAt }) => laterAt !== null)).toHaveLength(2);
    const { data } = await ask<{ data: { items: LaterAnnouncement[] } }>('math', '/messaging/v1/announcements/later');
    expect(data.items.map(({ classes }) => classes.map(({ isOpen }) => isOpen))).toEqual([[true, true]]);
  });

  it('has voices that can be heard, and two reports of messages at their ends of the desk [CHT-1] [CHT-2]', async () => {
    for (const room of ['room-math-07', 'room-math-21']) {
      const { data } = await ask<{ data: { items: ChatMessage[] } }>('math', `/messaging/v1/chats/${room}/messages`);
      const { pathname, search } = new URL(data.items.find(({ voice }) => voice)!.files[0]!.url);
      const sound = await t.request({ url: `${pathname}${search}` });
      expect([sound.statusCode, sound.rawPayload.length > 10_000]).toEqual([200, true]);
    }
    const { data } = await ask<{ data: ChatReports }>('math', '/messaging/v1/chats/room-math-09/reports');
    expect(data.items).toMatchObject([{ reason: 'SPAM', decision: { outcome: 'WARNED' } }]);
    const desk = await ask<{ data: { items: OpsItem[] } }>('ops-help', '/tns/v1/ops/CHATS?filter=OPEN');
    expect(desk.data.items).toMatchObject([{ mark: '욕설이나 괴롭힘 · 가족의 신고', state: 'PICKED_UP' }]);
  });

  it('has three packs for lessons, each with its documents [W11]', async () => {
    const { data } = await ask<{ data: { items: PackSummary[] } }>('math', '/tns/v1/library/packs');
    expect(
      data.items.map(({ documents, hasHomework, polls, pages }) => [documents > 1, hasHomework, polls, pages]),
    ).toEqual([
      [true, true, 2, 2],
      [true, true, 1, 1],
      [true, false, 1, 0],
    ]);
    const file = await ask<{ data: PackFile }>('math', '/tns/v1/library/packs/pak-demo-slope/file');
    expect(file.data.documents).toHaveLength(data.items[0]!.documents);
  });

  it('shows anybody a teacher whom she can try: reviews, courses, and times of the next days [REG-1] [CON-3]', async () => {
    const read = async <T>(path: string) =>
      (await t.request({ url: `/tns/v1/teachers/${path}`, headers: t.headers })).json<{ data: T }>().data;
    const { items } = await read<{ items: TeacherCard[] }>('featured');
    expect(items[0]).toMatchObject({ id: 'usr-demo-math', rating: { count: expect.any(Number) } });
    const page = await read<PublicTeacher>('usr-demo-math');
    const tried = page.courses.filter(({ trialMinutes }) => trialMinutes !== null);
    expect([page.lessonsHeld > 100, page.rating.count > 10, tried.length > 1]).toEqual([true, true, true]);
    for (const { id } of tried) {
      const times = await read<{ items: object[]; next: object | null }>(`usr-demo-math/trial-times?courseId=${id}`);
      expect(times.items.length).toBeGreaterThan(5);
      expect(times.next).toEqual(times.items[0]);
    }
  });

  it('shows the new teacher nothing but the wish for a profile [WEL-1]', async () => {
    const { data } = await ask<{ data: Calendar }>('newbie', '/tns/v1/calendar?from=2026-11-16&to=2026-11-22');
    expect([data.lessons, data.events, data.freeTimes]).toEqual([[], [], []]);
    expect(await ask('newbie', '/messaging/notifications/load-more')).toEqual({ total: 0, items: [] });
    for (const [username, isSubmitted] of [
      ['newbie', false],
      ['rejected', true],
      ['waiting', true],
      ['math', true],
    ] as const)
      expect(await ask(username, '/tns/v1/my-profile/check-submission')).toEqual({ data: { isSubmitted } });
  });

  it('brings the pictures of certificates, with the demo and once [PRF-3]', async () => {
    const { data } = await ask<{ data: TeacherProfile }>('rejected', '/tns/v1/my-profile');
    const { url, previewUrl, name } = data.content.certificates[0]!.file!;
    expect(name).toBe('초등학교 정교사 2급.png');
    for (const [address, type] of [
      [url, 'image/png'],
      [previewUrl!, 'image/webp'],
    ] as const) {
      const { pathname, search } = new URL(address);
      const picture = await t.request({ url: `${pathname}${search}` });
      expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, type]);
    }
    expect(await rows(`select count(*)::int as n from file_asset where location = 'CERTIFICATE'`)).toBe(7);
  });

  it('lets three operators in, and nobody as the one by whom the autopilot decides [ROL-1]', async () => {
    for (const username of ['ops-review', 'ops-finance', 'ops-help'])
      expect(await ask(username, '/mid/v1/users/profile')).toMatchObject({
        data: { name: expect.stringMatching(/^운영팀 \(.+\)$/) as string, userType: 'OPERATOR' },
      });
    await expect(signIn('ops-autopilot')).rejects.toThrow('LOGIN_INVALID');
  });

  it('gives a demo of an earlier version the accounts that came later', async () => {
    const robots = () => rows(`select count(*)::int as n from app_user where username = 'ops-autopilot'`);
    await t.database.raw.exec(`delete from app_user where username = 'ops-autopilot'`);
    expect(await loadDemo(t.database, deps)).toBe('KEPT');
    expect(await robots()).toBe(1);
  });

  it('does nothing the second time on the same day', async () => {
    clock.set('2026-11-18T09:00:00Z');
    const before = await lessons();
    expect(await loadDemo(t.database, deps)).toBe('KEPT');
    expect(await lessons()).toBe(before);
  });

  it('moves an untouched demo to the day of a later start, and keeps accounts and strangers', async () => {
    await t.addUser({ username: 'stranger' });
    await t.database.raw.exec(
      `insert into calendar_event (id, teacher_id, title, date, time) values ('own', 'usr-stranger', '내 것', '2026-11-18', '10:00')`,
    );
    // What the autopilot and a reader do is no work that a new day may not replace.
    await t.database.raw.exec(
      `update lesson set status = 'DONE', held = true where status = 'IN_PROGRESS'; update notification set read_at = now();
       update lesson_move set status = 'EXPIRED' where status = 'PROPOSED';
       update profile_submission set status = 'APPROVED', reviewer_id = 'usr-demo-autopilot', picked_up_at = now(),
         decided_at = now() where id = 'sub-waiting-1';
       update withdrawal set stage = 'APPROVED' where state = 'IN_PROGRESS';
       update ops_item set state = 'ACCEPTED', reviewer_id = 'usr-demo-autopilot', decided_at = now() where queue = 'WITHDRAWALS';
       update app_user set profile_status = 'APPROVED' where username = 'waiting'`,
    );
    // Settings and messages of her own, and those of somebody who is no part of the demo.
    for (const user of ['usr-demo-math', 'usr-stranger'])
      await t.database.raw.exec(
        `insert into notification_switch values ('${user}', 'ADS', 'IN_APP', false);
         insert into notification_preference (user_id, digest) values ('${user}', 'DAILY');
         insert into notification_delivery (id, user_id, channel, notification_ids, due_at, created_at)
           values ('dlv-${user}', '${user}', 'EMAIL', '{}', '2027-01-01', now());
         insert into mail (id, recipient, subject, text, html, sent_at) values ('dlv-${user}', 'a@example.com', '', '', '', now());
         insert into notification (id, user_id, seq, title, content, published_at, open_detail)
           values ('ntf-${user}', '${user}', 9999, '', '', now(), true);
         insert into notification_earlier values ('ntf-old-${user}', '${user}', 9998, 'ntf-${user}')`,
      );
    clock.set('2026-11-21T03:00:00Z');
    expect(await loadDemo(t.database, deps)).toBe('REBASED');
    const { data: money } = await ask<{ data: unknown }>('math', '/tns/v1/withdrawals?state=IN_PROGRESS');
    expect(money).toMatchObject({ total: 1, items: [{ stage: 'REQUESTED', account: { accountNumber: '••••5671' } }] });
    expect(await t.wallet.verifyLedger()).toEqual([]);
    expect(
      await rows(`select count(*)::int as n from lesson l where status = 'FINISHED'
      and not exists (select 1 from lesson_income i where i.lesson_id = l.id)`),
    ).toBe(0);
    expect(await rows(`select count(*)::int as n from lesson_income where gross > 0`)).toBeGreaterThan(70);
    for (const [table, column] of [
      ['notification_switch', 'user_id'],
      ['notification_preference', 'user_id'],
      ['notification_delivery', 'user_id'],
      ['notification_earlier', 'user_id'],
      ['mail', `replace(id, 'dlv-', '')`],
    ] as const)
      expect(
        await t.database.raw.query(
          `select ${column} as owner from ${table} where ${column} in ('usr-demo-math', 'usr-stranger')`,
        ),
      ).toEqual([{ owner: 'usr-stranger' }]);
    const { data } = await ask<{ data: Calendar }>('math', '/tns/v1/calendar?from=2026-11-21&to=2026-11-21');
    expect(data.lessons.filter(({ status }) => status === 'IN_PROGRESS')).toHaveLength(1);
    expect(await ask('math', '/messaging/notifications/count-not-seen')).toEqual({ count: 12 });
    expect(await ask('waiting', '/mid/v1/users/profile')).toMatchObject({ data: { profileStatus: 'PENDING' } });
    expect(await rows(`select count(*)::int as n from calendar_event where id = 'own'`)).toBe(1);
    expect((await signIn('stranger')).authorization).toBeTruthy();
  });

  it.each([
    ['an entry of hers', `update calendar_event set note = '내가 고쳤어요' where id = 'evt-math-01'`],
    [
      'a new free time',
      `insert into free_slot (id, teacher_id, kind, date, start_minute, end_minute) values ('mine', 'usr-demo-math', 'DATE', '2027-01-01', 600, 660)`,
    ],
    [
      'a day on which free time is closed',
      `update free_slot set except_days = '{2026-12-01}' where id = 'free-math-w01'`,
    ],
    ['her booking rules', `update booking_rules set notice_hours = 1`],
    [
      'a proposal that she withdrew',
      `update lesson_move set status = 'WITHDRAWN' where id = (${WAITING} and proposed_by = 'TEACHER' limit 1)`,
    ],
    [
      'a student whom she answered',
      `update lesson_move set status = 'DECLINED', answered_at = now() where id = (${WAITING} and proposed_by = 'STUDENT')`,
    ],
    ['the draft of a profile', `update teacher_profile set version = version + 1 where user_id = 'usr-demo-busy'`],
    [
      'a profile that an operator picked up',
      `update profile_submission set reviewer_id = 'usr-demo-ops-review', picked_up_at = now() where id = 'sub-waiting-1'`,
    ],
    ['a moved lesson', `update lesson set start_at = start_at + interval '1 minute' where id = 'les-math-g-16'`],
  ])('keeps the demo as it is after a person changed %s', async (_what, change) => {
    await resetDemo(t.database, deps);
    await t.database.raw.exec(change);
    clock.advance(3 * 86_400_000);
    warned.length = 0;
    expect(await loadDemo(t.database, deps)).toBe('KEPT');
    expect(warned.join()).toMatch(/--reset/);
  });

  it('starts over with a reset: strangers, sessions and changes are gone, the keys stay', async () => {
    await t.addUser({ username: 'gone' });
    const keys = await rows('select count(*)::int as n from platform_secret');
    await resetDemo(t.database, deps);
    expect(await rows(`select count(*)::int as n from app_user where username = 'gone'`)).toBe(0);
    expect(await rows('select count(*)::int as n from auth_session')).toBe(0);
    expect(await rows('select count(*)::int as n from platform_secret')).toBe(keys);
    expect(await ask('math', '/messaging/notifications/count-not-seen')).toEqual({ count: 12 });
  });

  it('leaves nothing behind when it fails half-way', async () => {
    await resetDemo(t.database, deps);
    await t.database.raw.exec('truncate demo_marker');
    const before = [await lessons(), await rows('select count(*)::int as n from notification')];
    await expect(loadDemo(t.database, deps)).rejects.toThrow();
    expect([await lessons(), await rows('select count(*)::int as n from notification')]).toEqual(before);
    expect(await rows('select count(*)::int as n from demo_marker')).toBe(0);
  });
});

describe('the print of the demo’s courses and reviews', () => {
  const picked = (by: string) =>
    `update approval_request set picked_up_at = now(), reviewer_id = '${by}' where id = 'req-math-quadratics-3'`;
  const reviewed = (event: string, actor: string, by: string) =>
    `insert into review_history (review_id, event, from_handling, to_handling, actor, actor_id, at)
       values ('rev-math-07', '${event}', 'ADMIN_PENDING', 'ADMIN_COMPLETED', '${actor}', '${by}', now())`;
  const accepted = (id: string) =>
    `update approval_request set status = 'ACCEPTED', ended_at = now() where id = '${id}'`;
  it.each([
    ['a save of hers', `update course set updated_at = now() where id = 'crs-math-chance'`, true],
    ['a course that she put away', `update course set archived_at = now() where id = 'crs-math-chance'`, true],
    [
      'a request that she took back',
      `update approval_request set status = 'CANCELED', cancel_cause = 'TEACHER', ended_at = now() where id = 'req-math-quadratics-3'`,
      true,
    ],
    ['an operator’s look', picked('usr-demo-ops-help'), true],
    ['an operator’s decision', accepted('req-math-bridge-2'), true],
    ['a reply to a review', reviewed('REPLY', 'TEACHER', 'usr-demo-math'), true],
    ['an operator’s decision about a review', reviewed('KEEP', 'OPERATOR', 'usr-demo-ops-help'), true],
    ['the autopilot’s look', picked(AUTOPILOT_OPERATOR.id), false],
    ['the autopilot’s decision about a review', reviewed('KEEP', 'OPERATOR', AUTOPILOT_OPERATOR.id), false],
    ['the autopilot’s decision', `${picked(AUTOPILOT_OPERATOR.id)}; ${accepted('req-math-quadratics-3')}`, false],
  ])('tells of %s', async (_what, change, isWork) => {
    const prints: string[] = [];
    await t.database.db
      .transaction(async (tx) => {
        prints.push(await fingerprint(tx));
        for (const statement of change.split('; ')) await tx.execute(sql.raw(statement));
        prints.push(await fingerprint(tx));
        tx.rollback();
      })
      .catch(() => undefined);
    expect(prints).toHaveLength(2);
    expect(prints[0] !== prints[1]).toBe(isWork);
  });
});

describe('what says whether a person worked on the demo', () => {
  it('stays as it is where a later version gives the tables of people one more column', async () => {
    const before = await fingerprint(t.database.db);
    for (const table of ['payment_account', 'booking_rules', 'withdrawal', 'lesson', 'teaching_class'])
      await t.database.raw.exec(`alter table ${table} add column zz_later text not null default ''`);
    expect(await fingerprint(t.database.db)).toBe(before);
  });
});
