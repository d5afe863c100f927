import type { Database } from '../../core/database/database.ts';
import { type PlanNode, planOf, stepsOf } from '../../testing/query-plan.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { ownRedemptionQueries } from './gifts/redemptions.queries.ts';
import { pointLotQueries } from './lots/point-lots.queries.ts';
import { missionCountRows } from './missions/mission-counts.queries.ts';
import { giftOrderQueries } from './orders/gift-orders.queries.ts';

const MANY = 20_000;
let many: Database;

beforeAll(async () => {
  many = await openTestDatabase();
  await many.raw.exec(`
    insert into teaching_class (id, code, teacher_id, name, mode, progress, start_date, end_date, lesson_total, capacity)
      values ('c1', 'c1', 't1', '반', 'ONLINE', 'IN_PROGRESS', '2016-01-01', '2026-12-31', 1, 1);
    insert into chat_room (id, kind, title, created_at) values ('r1', 'ROOM', '반', now());
    insert into chat_message (room_id, seq, sender_id, content, sent_at)
      select 'r1', k, case when k % 2 = 0 then 't1' else 'g1' end, '말', '2026-11-18'::timestamptz - (${MANY} - k) * interval '1 hour'
      from generate_series(1, ${MANY}) k;
    insert into gift (id, client_id, kind, name, description, drawing, points, created_at)
      values ('g1', gen_random_uuid(), 'DONATION', '선물', '선물', 'cup', 1, now());
    insert into gift_redemption (id, gift_id, teacher_id, client_id, request_hash, kind, name, description, drawing, points, state,
        redeemed_at, changed_at, transaction_id)
      select 'x' || k, 'g1', 't' || (1 + k % 50), gen_random_uuid(), '', 'DONATION', '선물', '선물', 'cup', 1,
        case when k % 400 = 0 then 'RESERVED' else 'DONATED' end, now(), now(), 'n' || k
      from generate_series(1, ${MANY}) k`);
  // Lots of a wallet that stands beside the ledger: only how they are read is looked at.
  await many.raw.exec(`set session_replication_role = replica;
    insert into point_lot (id, owner_id, transaction_id, title, points, remaining, earned_at, expires_on)
      select 'l' || k, 't' || (1 + k % 50), 'n' || k, '', 10, case when k % 40 = 0 then 10 else 0 end, now(), '2027-01-01'::date + k % 300
      from generate_series(1, ${MANY}) k;
    set session_replication_role = origin`);
  await many.raw.exec('vacuum analyze');
}, 120_000);
afterAll(() => many.close());

const rowsOf = (plan: PlanNode, table: string) =>
  stepsOf(plan)
    .filter((step) => step['Relation Name'] === table)
    .reduce((all, step) => all + step['Actual Rows'], 0);

describe('twenty thousand gifts that were taken', () => {
  it.each([{}, { view: 'OPEN' as const }, { view: 'OVER' as const }])(
    'do not make a page of one teacher read more than it shows: %j [PTS-1]',
    async (asked) => {
      const page = ownRedemptionQueries(many.db, 't1').page({ before: undefined, size: 10, ...asked });
      expect(rowsOf(await planOf(many, page, {}), 'gift_redemption')).toBeLessThanOrEqual(10);
    },
  );

  it.each([
    ['what is to be done', { view: 'OPEN' as const }],
    ['what is to be done of one kind', { view: 'OPEN' as const, kind: 'DONATION' as const }],
    ['what is done', { view: 'OVER' as const }],
  ])('do not make a page of the desk read more than it shows: %s [PTS-1]', async (_which, asked) => {
    const page = giftOrderQueries(many.db).page({ behind: undefined, size: 10, ...asked });
    expect(rowsOf(await planOf(many, page, {}), 'gift_redemption')).toBeLessThanOrEqual(20);
  });
});

describe('twenty thousand lots', () => {
  it('do not make a page of what is left read what is spent [PTS-1]', async () => {
    const plan = await planOf(many, pointLotQueries(many.db, 't1').page({ page: 1, size: 5 }), {});
    expect(rowsOf(plan, 'point_lot')).toBeLessThanOrEqual(5);
  });
});

describe('twenty thousand messages of years', () => {
  it('are not read to count the answers of a day [PTS-1]', async () => {
    const from = new Date('2026-11-17T00:00:00Z');
    const until = new Date('2026-11-18T00:00:00Z');
    const plan = await planOf(many, missionCountRows(many.db, { teacherId: 't1', from, until }), {});
    expect(rowsOf(plan, 'chat_message')).toBeLessThanOrEqual(100);
  });
});
