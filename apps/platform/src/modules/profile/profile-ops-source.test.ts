import {
  ACCEPTED,
  aProfileDraft,
  createProfileApp,
  DECLINED,
  PROFILE_NOW,
  type ProfileApp,
} from '../../testing/apps/profile-app.ts';

let t: ProfileApp;
beforeAll(async () => {
  t = await createProfileApp();
});
beforeEach(async () => {
  t.clock.set(PROFILE_NOW);
  await t.clear();
});
afterAll(() => t.close());

const handedIn = async (over = {}, who: 'me' | 'other' = 'me') => {
  await t.write(aProfileDraft(over), who);
  return t.handIn(who);
};
const listed = async (filter: 'OPEN' | 'MINE' | 'DECIDED', operatorId = 'op-1', page = 1) =>
  (await t.queue.list({ operatorId, filter, page })).items.map(({ id }) => id);
const WRONG = { code: 'WRONG_STATE' };
const history = async (id: string) =>
  (
    await t.database.raw.query<{ step: string }>(
      `select event || ' ' || to_state || ' ' || actor_id as step from profile_history where submission_id = $1 order by seq`,
      [id],
    )
  ).map(({ step }) => step);

describe('the queue of teaching profiles', () => {
  it('lists what waits by its due time, counts what is late, and knows what an operator picked up [PRF-2]', async () => {
    const first = await handedIn();
    t.clock.advance(86_400_000);
    const second = await handedIn({}, 'other');
    expect(await t.queue.count('op-1')).toEqual({
      open: 2,
      overdue: 0,
      mine: 0,
      nextDueAt: '2026-11-19T09:00:00.000Z',
    });
    expect(await listed('OPEN')).toEqual([first, second]);
    t.clock.set('2026-11-19T09:00:01Z');
    await t.queue.pickUp(second, 'op-1');
    expect(await t.queue.count('op-1')).toMatchObject({ open: 2, overdue: 1, mine: 1 });
    expect(await t.queue.count('op-2')).toMatchObject({ open: 2, mine: 0 });
    expect([await listed('MINE'), await listed('MINE', 'op-2')]).toEqual([[second], []]);

    await t.decide(first, ACCEPTED);
    t.clock.advance(1_000);
    await t.queue.decide(second, 'op-1', DECLINED);
    expect([await listed('OPEN'), await listed('MINE'), await listed('DECIDED')]).toEqual([[], [], [second, first]]);
    expect(await t.queue.count('op-1')).toEqual({ open: 0, overdue: 0, mine: 0, nextDueAt: null });
  });

  it('has pages of twenty', async () => {
    await t.database.raw.exec(`
      insert into profile_submission (id, user_id, status, snapshot, submitted_at, due_at)
        select 'sub-' || lpad(n::text, 2, '0'), 'usr-' || n, 'PENDING', '{"shortIntro": "소개"}', now(), timestamptz '2026-11-01' + n * interval '1 hour'
        from generate_series(1, 23) n`);
    expect(await listed('OPEN')).toHaveLength(20);
    expect(await listed('OPEN', 'op-1', 2)).toEqual(['sub-21', 'sub-22', 'sub-23']);
    expect((await t.queue.list({ operatorId: 'op-1', filter: 'OPEN', page: 3 })).total).toBe(23);
  });

  it('shows a new profile without differences, and with what the rules find [PRF-2]', async () => {
    const id = await handedIn({ introVideoUrl: '' });
    expect(await t.queue.material(id)).toEqual({
      queue: 'PROFILES',
      item: {
        id,
        queue: 'PROFILES',
        title: '개념이 보이는 중등 수학 수업',
        teacherId: t.me.id,
        state: 'WAITING',
        submittedAt: '2026-11-18T01:42:00.000Z',
        dueAt: '2026-11-19T09:00:00.000Z',
        isAgain: false,
        reviewerId: null,
        decidedAt: null,
      },
      content: aProfileDraft({ introVideoUrl: '' }),
      note: '',
      changes: [],
      sinceLast: null,
      findings: [{ path: 'introVideoUrl', level: 'HINT', message: expect.any(String) as string }],
      lastRemarks: [],
      lastReason: null,
      remarks: [],
      reason: null,
    });
    expect(await t.queue.material('sub_none')).toBeUndefined();
  });

  it('shows what changed since families saw it last, and what the reviewer said before, at its place now [PRF-2]', async () => {
    await t.decide(await handedIn(), ACCEPTED);
    const certificate = {
      id: 'c1',
      name: '정교사',
      issuer: '교육부',
      issuedOn: null,
      fileId: await t.addFile('1.pdf'),
    };
    const declined = await handedIn({ certificates: [certificate] });
    await t.decide(declined, DECLINED);
    const before = { ...certificate, id: 'c0', fileId: await t.addFile('0.pdf') };
    const again = await handedIn({ certificates: [before, certificate], levels: ['ADVANCED'] });
    expect(await t.queue.material(again)).toMatchObject({
      item: { isAgain: true },
      changes: [{ label: '가르칠 수 있는 수준' }, ...Array.from({ length: 4 }, () => ({ before: null }))],
      lastReason: DECLINED.reason,
      lastRemarks: [{ path: 'certificates.1.file', remark: '흐려서 읽을 수 없어요.' }],
    });
    // Looked at later, it still shows what it changed.
    await t.decide(again, ACCEPTED);
    expect((await t.queue.material(again))!.changes).toHaveLength(5);
    // After an approval a new round begins.
    expect((await t.queue.material(await t.handIn()))!.item.isAgain).toBe(false);
    expect(await t.queue.material(declined)).toMatchObject({
      item: { state: 'DECLINED', reviewerId: 'op-1' },
      reason: DECLINED.reason,
      remarks: [{ path: 'certificates.0.file', remark: '흐려서 읽을 수 없어요.' }],
    });
  });
});

describe('an operator', () => {
  it('decides only about what she picked up, and can let it go [PRF-2] [R15]', async () => {
    const id = await handedIn();
    await expect(t.queue.decide(id, 'op-1', ACCEPTED)).rejects.toMatchObject(WRONG);
    await expect(t.queue.release(id, 'op-1')).rejects.toMatchObject(WRONG);
    await t.queue.pickUp(id, 'op-1');
    await expect(t.queue.pickUp(id, 'op-2')).rejects.toMatchObject(WRONG);
    await expect(t.queue.release(id, 'op-2')).rejects.toMatchObject(WRONG);
    await expect(t.queue.decide(id, 'op-2', ACCEPTED)).rejects.toMatchObject(WRONG);
    await t.queue.release(id, 'op-1');
    expect((await t.queue.material(id))!.item).toMatchObject({ state: 'WAITING', reviewerId: null });
    await t.decide(id, ACCEPTED, 'op-2');
    await expect(t.queue.decide(id, 'op-2', DECLINED)).rejects.toMatchObject(WRONG);
    expect(await history(id)).toEqual([
      `SUBMIT WAITING ${t.me.id}`,
      'PICK_UP PICKED_UP op-1',
      'RELEASE WAITING op-1',
      'PICK_UP PICKED_UP op-2',
      'APPROVE APPROVED op-2',
    ]);
  });

  it.each(['pickUp', 'release'] as const)('cannot %s what is not there', (step) =>
    expect(t.queue[step]('sub_none', 'op-1')).rejects.toMatchObject({ code: 'NOT_FOUND' }),
  );
  it('cannot decide about what is not there', () =>
    expect(t.queue.decide('sub_none', 'op-1', ACCEPTED)).rejects.toMatchObject({ code: 'NOT_FOUND' }));
});
