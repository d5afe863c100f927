import { randomUUID } from 'node:crypto';
import type { TicketState, TicketTurn } from '@portal/domain/support/ticket';
import { moveTicket, type TicketEvent } from '@portal/domain/support/ticket-transitions';
import type { OpsSource } from '../../core/desk/ops-source.ts';
import { type Answer, createTicketApp, type TicketApp } from '../../testing/apps/ticket-app.ts';

const CALLERS = 32;
const HALF = CALLERS / 2;
const ROUNDS = 6;
const ANSWER = { decision: 'ACCEPT', reason: '고쳤어요.', remarks: [] } as const;
const OPEN = `ops_item where state in ('WAITING', 'PICKED_UP')`;
let t: TicketApp;
let queue: OpsSource;
beforeAll(async () => {
  t = await createTicketApp();
  queue = t.support.opsSource;
});
beforeEach(() => t.database.raw.exec('delete from support_ticket; delete from ops_item; delete from outbox'));
afterAll(() => t.close());

/** How often each outcome came; a deadlock or any other surprise would show as UNEXPECTED or as its text. */
const tally = (outcomes: readonly string[]) =>
  outcomes.reduce<Record<string, number>>((counts, one) => ({ ...counts, [one]: (counts[one] ?? 0) + 1 }), {});
const outcomeOf = async (answer: Promise<Answer<unknown>>) => {
  const { status, code } = await answer;
  return code ?? String(status);
};
const settled = (step: Promise<void>) =>
  step.then(
    () => '200',
    (error: { code?: string }) => error.code ?? String(error),
  );
const each = <T>(work: (no: number) => Promise<T>) => Promise.all(Array.from({ length: CALLERS }, (_, no) => work(no)));
const opened = async () => (await t.open()).data.id;
const held = async (operator = 'op') => {
  const id = await opened();
  await queue.pickUp(id, operator);
  return id;
};
const complete = (id: string) => outcomeOf(t.act(id, 'complete'));
/** The desk has the shorter way, so it begins later in some rounds: else it would always be first. */
async function answer(id: string, round = 0): Promise<string> {
  for (let wait = round % 3; wait > 0; wait--) await t.get(id);
  return settled(queue.decide(id, 'op', ANSWER));
}

/** Every step is one of the table, begins where the one before it ended, and the desk waits exactly when it is the team's turn. */
async function expectLegal(id: string): Promise<void> {
  const rows = await t.database.raw.query<{ event: TicketEvent; status: TicketState; turn: TicketTurn | null }>(
    `select event, to_status as status, to_turn as turn from support_history where ticket_id = $1 order by seq offset 1`,
    [id],
  );
  let place: { status: TicketState; turn: TicketTurn | null } = { status: 'NEW', turn: 'ADMIN' };
  const now = t.clock.now();
  for (const { event, ...to } of rows) {
    expect(moveTicket({ ...place, openedBy: 'TEACHER', closedAt: null }, event, now)).toEqual({ to });
    place = to;
  }
  const { status, turn, messages } = await t.get(id);
  expect({ status, turn }).toEqual(place);
  expect(await t.countOf(`${OPEN} and id = '${id}'`)).toBe(Number(turn === 'ADMIN'));
  const steps = (event: TicketEvent) => rows.filter((row) => row.event === event).length;
  expect(messages).toHaveLength(steps('ANSWER') + steps('REPLY'));
  expect(await t.countOf(`outbox where dedupe_key like '%${id}%'`)).toBe(steps('ANSWER') + steps('LAPSE'));
}

describe('32 callers at the same moment', () => {
  it('make one ticket under one name, which waits at the desk once [R45]', async () => {
    const clientId = randomUUID();
    const made = await each((no) => t.open({ clientId, title: `제목 ${no}` }));
    expect(new Set(made.map(({ status, data }) => `${status} ${data.id} ${data.title}`)).size).toBe(1);
    expect([await t.countOf('support_ticket'), await t.countOf(OPEN)]).toEqual([1, 1]);
    await expectLegal(made[0]!.data.id);
  });

  it('send one reply under one name, and 32 under as many: none is lost and none comes twice [R45]', async () => {
    const id = await opened();
    const clientId = randomUUID();
    expect(tally(await each(() => outcomeOf(t.reply(id, { clientId }))))).toEqual({ 200: CALLERS });
    expect((await t.get(id)).messages).toHaveLength(1);
    expect(tally(await each(() => outcomeOf(t.reply(id))))).toEqual({ 200: CALLERS });
    expect((await t.get(id)).messages).toHaveLength(1 + CALLERS);
    await expectLegal(id);
  });

  it('complete it once, and open it again once', async () => {
    const id = await opened();
    expect(tally(await each(() => complete(id)))).toEqual({ 200: 1, WRONG_STATE: CALLERS - 1 });
    expect(tally(await each(() => outcomeOf(t.act(id, 'reopen'))))).toEqual({ 200: 1, WRONG_STATE: CALLERS - 1 });
    await expectLegal(id);
  });
});

describe('an answer', () => {
  it('comes before the teacher ends the ticket, or not at all [SUP-1]', async () => {
    const seen = new Set<string>();
    for (let round = 0; round < ROUNDS; round++) {
      const id = await held();
      const outcomes = await each((no) => (no % 2 === round % 2 ? complete(id) : answer(id, round)));
      const completed = tally(outcomes.filter((_, no) => no % 2 === round % 2));
      const answered = tally(outcomes.filter((_, no) => no % 2 !== round % 2));
      expect(completed).toEqual({ 200: 1, WRONG_STATE: HALF - 1 });
      const events = (await t.history(id)).map((step) => step.split(' ')[0]).join(' ');
      seen.add(events);
      expect(answered).toEqual(
        events === 'CREATE COMPLETE' ? { WRONG_STATE: HALF } : { 200: 1, WRONG_STATE: HALF - 1 },
      );
      await expectLegal(id);
    }
    expect(seen).toEqual(new Set(['CREATE COMPLETE', 'CREATE ANSWER COMPLETE']));
  });

  it('is one, though two operators and 32 windows want to give it', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const id = await opened();
      const outcomes = await each(async (no) => {
        const operator = `op-${no % 2}`;
        const picked = await settled(queue.pickUp(id, operator));
        return `${picked} ${await settled(queue.decide(id, operator, ANSWER))}`;
      });
      const of = (part: number) => tally(outcomes.map((outcome) => outcome.split(' ')[part]!));
      expect(of(0)).toEqual({ 200: 1, WRONG_STATE: CALLERS - 1 });
      expect(of(1)).toEqual({ 200: 1, WRONG_STATE: CALLERS - 1 });
      await expectLegal(id);
    }
  });

  it('meets every reply of that moment: what she says after it waits again', async () => {
    for (let round = 0; round < 3; round++) {
      const id = await held();
      const outcomes = await each((no) => (no === round ? answer(id, round) : outcomeOf(t.reply(id))));
      expect(tally(outcomes)).toEqual({ 200: CALLERS });
      await expectLegal(id);
    }
  });
});

describe('the desk', () => {
  it('gives a thing to one operator, and takes it back or its decision once', async () => {
    const seen = new Set<string>();
    for (let round = 0; round < ROUNDS; round++) {
      const id = await opened();
      expect(tally(await each((no) => settled(queue.pickUp(id, `op-${no}`))))).toEqual({
        200: 1,
        WRONG_STATE: CALLERS - 1,
      });
      const { item } = (await queue.material(id))!;
      // To give it back is the shorter way: in some rounds it begins later, else a decision would never be first.
      const giveBack = async () => {
        for (let wait = round % 3; wait > 0; wait--) await t.get(id);
        await queue.release(id, item.reviewerId!);
      };
      const actions = [() => queue.decide(id, item.reviewerId!, ANSWER), giveBack];
      expect(tally(await each((no) => settled(actions[(no + round) % 2]!())))).toEqual({
        200: 1,
        WRONG_STATE: CALLERS - 1,
      });
      seen.add((await t.get(id)).status);
      await expectLegal(id);
    }
    expect(seen).toEqual(new Set(['NEW', 'PROCESSED']));
  });

  it('would give it to many, if whoever reads that it waits wrote without looking again', async () => {
    await t.database.raw.exec(
      'create table naive_item (id int primary key, reviewer text); create table naive_pick (id int)',
    );
    for (let id = 0; id < ROUNDS; id++) {
      await t.database.raw.query('insert into naive_item values ($1, null)', [id]);
      await each((no) =>
        t.database.rawTransaction(async (connection) => {
          const [row] = await connection.query<{ reviewer: string | null }>(
            'select reviewer from naive_item where id = $1',
            [id],
          );
          if (row?.reviewer !== null) return;
          await connection.query('update naive_item set reviewer = $2 where id = $1', [id, `op-${no}`]);
          await connection.query('insert into naive_pick values ($1)', [id]);
        }),
      );
    }
    expect(await t.countOf('naive_pick')).toBeGreaterThan(ROUNDS);
  });
});

describe('a ticket on which everybody does everything', () => {
  it('goes a legal way, the clock included', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const id = await held();
      if (round % 2) {
        await answer(id);
        t.clock.advance(7 * 86_400_000);
        // Her token is renewed before the race, not in it.
        await t.get(id);
      }
      const actions = [
        () => outcomeOf(t.reply(id)),
        () => complete(id),
        () => outcomeOf(t.act(id, 'reopen')),
        () => outcomeOf(t.act(id, 'rate', { rating: 5 })),
        () => settled(queue.pickUp(id, 'op')),
        () => settled(queue.release(id, 'op')),
        () => answer(id),
        () => settled(t.support.completeSilent()),
      ];
      const outcomes = await each((no) => actions[(no * 5 + round) % actions.length]!());
      expect(outcomes.filter((outcome) => outcome !== '200' && outcome !== 'WRONG_STATE')).toEqual([]);
      await expectLegal(id);
    }
  });
});
