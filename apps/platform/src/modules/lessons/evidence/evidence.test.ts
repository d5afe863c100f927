import type { Database } from '../../../core/database/database.ts';
import { aClassRow, aLessonRow } from '../../../testing/teaching-rows.ts';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { teachingClass } from '../../classes/classes.tables.ts';
import { lesson } from '../lessons.tables.ts';
import type { NewEvidence } from './evidence-chain.ts';
import { evidence } from './evidence.ts';

const START = new Date('2026-11-18T02:00:00Z');
const minute = (minutes: number) => new Date(START.getTime() + minutes * 60_000);
let database: Database;
let lessons = 0;

beforeAll(async () => {
  database = await openTestDatabase();
  await database.db.insert(teachingClass).values(aClassRow('teacher', { id: 'c1' }));
});
afterAll(() => database.close());

async function aLesson(): Promise<string> {
  const id = `l${++lessons}`;
  const startAt = new Date(START.getTime() + lessons * 86_400_000);
  await database.db.insert(lesson).values(aLessonRow({ id: 'c1', teacherId: 'teacher' }, { id, startAt }));
  return id;
}

const append = (id: string, event: Partial<NewEvidence>) =>
  database.db.transaction((tx) =>
    evidence.append(tx, id, { kind: 'JOINED', actor: '학생 A01', actorId: 's1', at: START, data: {}, ...event }),
  );

/** A lesson with a chain of three. */
async function aChain(): Promise<string> {
  const id = await aLesson();
  await append(id, { kind: 'STARTED', actor: '선생님', actorId: 'teacher' });
  await append(id, { data: { device: '휴대폰', minutes: 3 } });
  await append(id, { kind: 'ENDED', actor: '', actorId: null });
  return id;
}

const stay = (actorId: string, from: number, to: number | null) => {
  const until = to === null ? null : +minute(to);
  return { actorId, place: 'ROOM', from: +minute(from), to: until, isCut: false };
};
const read = (id: string) => evidence.read(database.db, id);

describe('the evidence of a lesson [W1]', () => {
  it('begins empty and whole', async () => {
    expect(await read(await aLesson())).toEqual({ events: [], chainValid: true, sealedAt: null });
  });

  it('is a chain from the first event on, whole as long as nobody touches it', async () => {
    const { events, chainValid } = await read(await aChain());
    expect(events.map(({ seq }) => seq)).toEqual([1, 2, 3]);
    expect(events.map(({ prevHash }) => prevHash)).toEqual(['0'.repeat(64), events[0]!.hash, events[1]!.hash]);
    expect(chainValid).toBe(true);
  });

  it('knows who was in the room: connections of one person at a time are one stay', async () => {
    const id = await aLesson();
    const comings: [NewEvidence['kind'], string, number][] = [
      ['JOINED', 's1', 0],
      ['JOINED', 's1', 5],
      ['LEFT', 's1', 6],
      ['JOINED', 's2', 8],
      ['LEFT', 's1', 20],
      ['LEFT', 's1', 21],
      ['JOINED', 's1', 30],
    ];
    for (const [kind, actorId, at] of comings) await append(id, { kind, actorId, at: minute(at) });
    expect(await evidence.stays(database.db, id)).toEqual([
      stay('s1', 0, 20),
      stay('s2', 8, null),
      stay('s1', 30, null),
    ]);
  });

  it('knows who stood at the door, and of whom a server that died has seen no end', async () => {
    const id = await aLesson();
    await append(id, { kind: 'WAITED', at: minute(1) });
    await append(id, { at: minute(3) });
    await append(id, { kind: 'RECOVERED', at: minute(9), data: { lastSeen: minute(7).toISOString() } });
    expect(await evidence.stays(database.db, id)).toEqual([
      { ...stay('s1', 1, 3), place: 'DOOR' },
      { ...stay('s1', 3, 7), isCut: true },
    ]);
  });

  it('takes nothing more once it is sealed', async () => {
    const id = await aChain();
    await database.db.transaction((tx) => evidence.seal(tx, id, START));
    expect(await append(id, {})).toBe(false);
    const { events, sealedAt } = await read(id);
    expect([events.length, sealedAt]).toEqual([3, START.toISOString()]);
    await expect(
      database.raw.exec('update evidence_chain set sealed_at = null where sealed_at is not null'),
    ).rejects.toThrow();
  });

  it.each([
    'update evidence_event set actor = actor',
    'delete from evidence_event',
    'truncate evidence_event',
    'truncate evidence_chain cascade',
    'delete from evidence_chain',
    'update evidence_chain set last_seq = last_seq - 1',
    `insert into evidence_event select lesson_id, 9, at, kind, actor, actor_id, data, hash, hash from evidence_event where seq = 3`,
    `insert into evidence_event select lesson_id, 4, at, kind, actor, actor_id, data, prev_hash, hash from evidence_event where seq = 3`,
  ])('is guarded by the database: %s', async (statement) => {
    await aChain();
    await expect(database.raw.exec(statement)).rejects.toMatchObject({ code: '23001' });
  });

  it.each([
    ['seq', 'evidence_event set seq = 9 where seq = 2 and'],
    ['at', `evidence_event set at = at + interval '1 second' where seq = 2 and`],
    ['kind', `evidence_event set kind = 'LEFT' where seq = 2 and`],
    ['actor', `evidence_event set actor = '누구' where seq = 2 and`],
    ['actor_id', 'evidence_event set actor_id = null where seq = 2 and'],
    ['data', `evidence_event set data = jsonb_set(data, '{minutes}', '4') where seq = 2 and`],
    ['prev_hash', `evidence_event set prev_hash = repeat('0', 64) where seq = 2 and`],
    ['hash', `evidence_event set hash = repeat('0', 64) where seq = 3 and`],
    ['the number of the last link', 'evidence_chain set last_seq = 2 where'],
    ['the hash of the last link', `evidence_chain set last_hash = repeat('0', 64) where`],
  ])('shows that %s was changed behind the guard', async (_, change) => {
    const id = await aChain();
    await behindTheGuard(`update ${change} lesson_id = '${id}'`);
    expect((await read(id)).chainValid).toBe(false);
  });

  it.each([2, 3])('shows that link %s of three is missing', async (seq) => {
    const id = await aChain();
    await behindTheGuard(`delete from evidence_event where seq = ${seq} and lesson_id = '${id}'`);
    expect((await read(id)).chainValid).toBe(false);
  });

  it('shows that a chain was given to another lesson', async () => {
    const [id, other] = [await aChain(), await aLesson()];
    await behindTheGuard(`insert into evidence_chain select '${other}', last_seq, last_hash from evidence_chain where lesson_id = '${id}';
      update evidence_event set lesson_id = '${other}' where lesson_id = '${id}'`);
    expect((await read(other)).chainValid).toBe(false);
    expect((await read(id)).chainValid).toBe(false);
  });
});

/** As somebody who owns the database could. */
async function behindTheGuard(change: string): Promise<void> {
  const tables = ['evidence_event', 'evidence_chain'];
  const all = (what: string) => tables.map((table) => `alter table ${table} ${what} trigger user;`).join(' ');
  await database.raw.exec(`begin; ${all('disable')} ${change}; ${all('enable')} commit`);
}
