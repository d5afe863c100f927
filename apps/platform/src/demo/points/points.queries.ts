import { randomUUID } from 'node:crypto';
import { addDays } from 'date-fns/addDays';
import { inArray, sql, type SQL } from 'drizzle-orm';
import { THANK_YOU_POINTS } from '@portal/domain/points/thanks.contract';
import type { Db, Tx } from '../../core/database/database.ts';
import { gift, giftMark, type GiftRow } from '../../modules/points/gifts/gifts.tables.ts';
import { redemption, redemptionHistory } from '../../modules/points/gifts/redemptions.tables.ts';
import { pointLot, pointSpending } from '../../modules/points/lots/point-lots.tables.ts';
import { missionClaim } from '../../modules/points/missions/missions.tables.ts';
import { earn, giveBack, lockPurse, MISSIONS, missionsOf, spend } from '../../modules/points/module.ts';
import { thankYou } from '../../modules/points/thanks/thanks.tables.ts';
import type { DemoData } from '../demo-data.ts';
import { DEMO_ACCOUNTS } from '../people/accounts.ts';
import { buildGifts } from './gift-catalogue.ts';
import { type PointEvent, pointsStory, type TakenGift } from './points-story.ts';
import { thankedLessons } from './thanked-lessons.ts';

const TEACHER = DEMO_ACCOUNTS.math.id;
const OPERATOR = DEMO_ACCOUNTS['ops-finance'].id;
const WISHED = 'gft-demo-14';
type Purse = Awaited<ReturnType<typeof lockPurse>>;

/** Plays how the main teacher came to her points by the moves of the product, so that lots and ledger are what they say. */
export async function insertPoints(tx: Tx, data: DemoData, now: Date): Promise<void> {
  const gifts = new Map(buildGifts(now).map((row) => [row.id, row]));
  // Whoever signed up beside the demo may have taken one: the catalogue stays when the demo moves to another day.
  await tx
    .insert(gift)
    .values([...gifts.values()])
    .onConflictDoNothing();
  const offered = new Map((await tx.select().from(gift)).map((row) => [row.id, row]));
  const done = (await missionsOf(tx, TEACHER, now)).filter(
    ({ period, state }) => period === 'MONTH' && state === 'CLAIMABLE',
  );
  const events = pointsStory(now, {
    thanks: thankedLessons(data, now),
    reached: done.map(({ id }) => id),
    costs: new Map([...offered].map(([id, { points }]) => [id, points])),
  });
  const spent = new Map<string, string>();
  for (const event of events) {
    const purse = await lockPurse(tx, TEACHER, event.at);
    await play(tx, purse, event, { offered, spent, now });
  }
  await tx.insert(giftMark).values({ teacherId: TEACHER, giftId: WISHED, isWished: true, isAwaited: false });
}

interface Stage {
  readonly offered: ReadonlyMap<string, GiftRow>;
  /** By which transaction each gift was paid for. */
  readonly spent: Map<string, string>;
  readonly now: Date;
}

async function play(tx: Tx, purse: Purse, event: PointEvent, { offered, spent, now }: Stage): Promise<void> {
  const { at } = event;
  switch (event.kind) {
    case 'EXPIRE':
      return;
    case 'MISSION': {
      const { id, period } = event;
      const { points, title } = MISSIONS[id];
      const transactionId = await earn(tx, purse, {
        points,
        reason: 'MISSION',
        title,
        cause: { kind: 'MISSION', id },
        at,
      });
      await tx
        .insert(missionClaim)
        .values({ teacherId: TEACHER, mission: id, period, points, transactionId, claimedAt: at });
      return;
    }
    case 'CARRIED': {
      const title = '이전 적립금 이월';
      await earn(tx, purse, { points: event.points, reason: 'ADJUSTMENT', title, cause: null, at });
      return;
    }
    case 'THANKS': {
      const { lesson, className, studentId, guardianId, text } = event.thanked;
      const { id: lessonId, classId, no } = lesson;
      const title = `${className} ${no}회차 · ${lesson.title}`;
      const cause = { kind: 'LESSON', id: lessonId } as const;
      const transactionId = await earn(tx, purse, { points: THANK_YOU_POINTS, reason: 'THANK_YOU', title, cause, at });
      const said = { id: `thk_${randomUUID()}`, teacherId: TEACHER, classId, lessonId, studentId, guardianId, text };
      await tx.insert(thankYou).values({ ...said, transactionId, saidAt: at });
      return;
    }
    case 'REDEEM': {
      const { taken } = event;
      const of = offered.get(taken.giftId)!;
      const cause = { kind: 'GIFT_REDEMPTION', id: taken.id } as const;
      const transactionId = await spend(tx, purse, { points: of.points, reason: 'GIFT', title: of.name, cause, at });
      spent.set(taken.id, transactionId);
      await insertTaken(tx, taken, of, { transactionId, at, now });
      return;
    }
    case 'CANCEL': {
      const { id, giftId } = event.taken;
      const { points, name } = offered.get(giftId)!;
      const title = `취소한 선물 · ${name}`;
      await giveBack(tx, purse, spent.get(id)!, {
        points,
        reason: 'GIFT',
        title,
        cause: { kind: 'GIFT_REDEMPTION', id },
        at,
      });
    }
  }
}

async function insertTaken(
  tx: Tx,
  { id, steps, voucherCode, tracking }: TakenGift,
  { id: giftId, kind, name, description, drawing, points, days, relief }: GiftRow,
  { transactionId, at, now }: { transactionId: string; at: Date; now: Date },
): Promise<void> {
  const happened = steps.map(([daysAgo, event, toState]) => ({ event, toState, at: addDays(now, -daysAgo) }));
  const issued = happened.find(({ event }) => event === 'ISSUE');
  await tx.insert(redemption).values({
    id,
    giftId,
    teacherId: TEACHER,
    clientId: randomUUID(),
    requestHash: '',
    kind,
    name,
    description,
    drawing,
    points,
    days,
    relief,
    transactionId,
    state: happened.at(-1)?.toState ?? 'RESERVED',
    redeemedAt: at,
    changedAt: happened.at(-1)?.at ?? at,
    until: issued && days !== null ? addDays(issued.at, days) : null,
    voucherCode: voucherCode ?? null,
    tracking: tracking ?? null,
    receiver:
      kind === 'PHYSICAL'
        ? { name: DEMO_ACCOUNTS.math.name, phone: '0900000001', address: '호찌민시 1군 시험로 12' }
        : null,
    version: happened.length + 1,
  });
  const byHer = new Set(['USE', 'CANCEL']);
  await tx
    .insert(redemptionHistory)
    .values([
      { redemptionId: id, event: 'REDEEM', toState: 'RESERVED', actorId: TEACHER, at },
      ...happened.map((step) => ({ ...step, redemptionId: id, actorId: byHer.has(step.event) ? TEACHER : OPERATOR })),
    ]);
}

/** What was spent lets nobody delete it: its guard steps aside for this one statement, inside the transaction of the demo. */
export async function removePoints(db: Db, users: string[]): Promise<void> {
  const lots = db.select({ id: pointLot.id }).from(pointLot).where(inArray(pointLot.ownerId, users));
  const taken = db.select({ id: redemption.id }).from(redemption).where(inArray(redemption.teacherId, users));
  await db.delete(redemptionHistory).where(inArray(redemptionHistory.redemptionId, taken));
  await db.execute(sql`alter table ${pointSpending} disable trigger point_spending_append_only`);
  await db.delete(pointSpending).where(inArray(pointSpending.lotId, lots));
  await db.execute(sql`alter table ${pointSpending} enable trigger point_spending_append_only`);
  await db.delete(pointLot).where(inArray(pointLot.ownerId, users));
  for (const table of [redemption, missionClaim, giftMark, thankYou])
    await db.delete(table).where(inArray(table.teacherId, users));
}

/** What a person did: claimed, wished, took or used; points and vouchers end by themselves. */
export const pointPrints = (mine: (column: SQL) => SQL): SQL[] => [
  sql`select 'i' || mission || period from ${missionClaim} where ${mine(sql`teacher_id`)}`,
  sql`select 'j' || gift_id || is_wished || is_awaited from ${giftMark} where ${mine(sql`teacher_id`)}`,
  sql`select 'n' || lesson_id || student_id from ${thankYou} where ${mine(sql`teacher_id`)}`,
  sql`select 'o' || h.redemption_id || h.event from ${redemptionHistory} h join ${redemption} r on r.id = h.redemption_id
      where ${mine(sql`r.teacher_id`)} and h.actor_id <> 'CLOCK'`,
];
