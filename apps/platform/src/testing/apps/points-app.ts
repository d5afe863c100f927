import { randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import type { Notification } from '@portal/domain/notifications/notification';
import type { Gift, RedemptionDetail } from '@portal/domain/points/gift';
import { gift } from '../../modules/points/gifts/gifts.tables.ts';
import type { redemption } from '../../modules/points/gifts/redemptions.tables.ts';
import { earn, lockPurse } from '../../modules/points/module.ts';
import { createTestApp, testClock, type TestApp, type TestClock } from '../test-app.ts';
import type { Answer } from './course-app.ts';

type GiftRow = typeof gift.$inferInsert;
type RedemptionRow = typeof redemption.$inferInsert;
type AnyApp = Pick<TestApp, 'database' | 'clock'>;

export const RECEIVER = { name: '시험 선생님', phone: '0900000001', address: '서울시 시험로 1' };

/** A gift of 100 points that there is always enough of; its id is its name. */
export const aGiftRow = (over: Partial<GiftRow> & Pick<GiftRow, 'id' | 'kind'>): GiftRow => ({
  clientId: randomUUID(),
  name: over.id,
  description: '시험 선물이에요.',
  drawing: 'cup',
  points: 100,
  createdAt: new Date(0),
  ...(over.kind === 'FEE_RELIEF' && { relief: 0.05, days: 7 }),
  ...over,
});

/** What a teacher took of a gift, without what it cost her: for who only looks at it. */
export const aRedemptionRow = (
  over: Partial<RedemptionRow> & Pick<RedemptionRow, 'id' | 'giftId' | 'teacherId' | 'kind'>,
): RedemptionRow => ({
  clientId: randomUUID(),
  requestHash: '',
  name: over.giftId,
  description: '시험 선물이에요.',
  drawing: 'cup',
  points: 100,
  state: 'RESERVED',
  redeemedAt: new Date('2026-11-02T01:00:00Z'),
  changedAt: new Date('2026-11-02T01:00:00Z'),
  receiver: over.kind === 'PHYSICAL' ? RECEIVER : null,
  transactionId: `txn_${over.id}`,
  ...over,
});

/** Points of a teacher, earned now, as for a mission. */
export const earnPoints = ({ database, clock }: AnyApp, teacherId: string, points: number): Promise<void> =>
  database.db.transaction(async (tx) => {
    const at = clock.now();
    const cause = { kind: 'MISSION', id: 'FIRST_LESSON' } as const;
    await earn(tx, await lockPurse(tx, teacherId, at), { points, reason: 'MISSION', title: '첫 수업 하기', cause, at });
  });

export interface PointsApp extends TestApp {
  readonly clock: TestClock;
  readonly teacher: { id: string };
  call<T>(method: InjectOptions['method'], path: string, body?: object, who?: string): Promise<Answer<T>>;
  addGift(over: Partial<GiftRow> & Pick<GiftRow, 'id' | 'kind'>): Promise<void>;
  earn(points: number, teacherId?: string): Promise<void>;
  redeem(
    giftId: string,
    over?: { clientId?: string; receiver?: object; who?: string },
  ): Promise<Answer<RedemptionDetail>>;
  /** At the desk of money. */
  move(id: string, event: string, more?: object): Promise<Answer<RedemptionDetail & { version: number }>>;
  gift(id: string): Promise<Gift>;
  balance(teacherId?: string): Promise<number>;
  /** Lots with something left: what, and until when. */
  lots(teacherId?: string): Promise<string[]>;
  notices(): Promise<Notification[]>;
  sql<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  /** What of points is not what it is made of, and transactions that do not add up; empty when all is well. */
  drift(): Promise<unknown[]>;
  clear(): Promise<void>;
}

/** A platform with two teachers without points, and the desk `ops`; the 18th of November 2026 in Seoul. */
export async function createPointsApp(): Promise<PointsApp> {
  const clock = testClock('2026-11-18T01:42:00Z');
  const t = await createTestApp({ clock });
  const teacher = await t.addUser({ username: 'math' });
  await t.addUser({ username: 'other' });
  await t.addUser({ username: 'ops', userType: 'OPERATOR', desks: ['FINANCE'] });
  const { db, raw } = t.database;
  const tokens = new Map<string, Promise<Record<string, string>>>();
  /** Of a person at a moment: a token does not outlive a jump of the clock. */
  const headersOf = (username: string) => {
    const key = `${username} ${clock.now().toISOString()}`;
    const known = tokens.get(key) ?? t.signIn(username);
    tokens.set(key, known);
    return known;
  };
  const sql: PointsApp['sql'] = (text, values) => raw.query(text, values);

  async function send<T>(
    method: InjectOptions['method'],
    url: string,
    body?: object,
    who = 'math',
  ): Promise<Answer<T>> {
    const answer = await t.request({
      method: method!,
      url,
      headers: await headersOf(who),
      ...(body && { payload: body }),
    });
    return { status: answer.statusCode, ...answer.json<Omit<Answer<T>, 'status'>>() };
  }

  const call: PointsApp['call'] = (method, path, ...rest) => send(method, `/tns/v1${path}`, ...rest);

  return {
    ...t,
    clock,
    teacher,
    call,
    sql,
    addGift: async (over) => void (await db.insert(gift).values(aGiftRow(over))),
    earn: (points, teacherId = teacher.id) => earnPoints(t, teacherId, points),
    redeem: (giftId, { clientId = randomUUID(), receiver, who } = {}) =>
      call('POST', `/gifts/${giftId}/redeem`, { clientId, ...(receiver && { receiver }) }, who),
    async move(id, event, more = {}) {
      const order = `/tns/v1/ops/gift-orders/${id}`;
      const { data } = await send<{ version: number }>('GET', order, undefined, 'ops');
      return send('POST', `${order}/move`, { version: data.version, event, ...more }, 'ops');
    },
    gift: async (id) => (await call<Gift>('GET', `/gifts/${id}`)).data,
    async balance(teacherId = teacher.id) {
      const [row] = await sql<{ available: string }>(
        `select available from wallet where owner_id = $1 and currency = 'CCXU'`,
        [teacherId],
      );
      return Number(row?.available ?? 0);
    },
    async lots(teacherId = teacher.id) {
      const rows = await sql<{ lot: string }>(
        `select remaining || ' until ' || expires_on as lot from point_lot where owner_id = $1 and remaining > 0
          order by expires_on, seq`,
        [teacherId],
      );
      return rows.map(({ lot }) => lot);
    },
    async notices() {
      await t.notifications.deliver();
      return sql<Notification>(`select * from notification where user_id = $1 order by seq`, [teacher.id]);
    },
    async drift() {
      const unbalanced = await sql(`select tx_id from ledger_entry group by tx_id
        having sum(case direction when 'CREDIT' then amount else -amount end) <> 0`);
      return [...(await t.points.verify()), ...unbalanced];
    },
    async clear() {
      clock.set('2026-11-18T01:42:00Z');
      await raw.exec(`truncate thank_you, mission_claim, gift_redemption_history, gift_redemption, gift_mark, gift,
        point_spending, point_lot, ledger_entry, wallet_transaction, wallet, notification, outbox cascade`);
    },
  };
}
