import type { OpsItem, OpsItemDetails } from '@portal/domain/ops/ops';
import { opsContract } from '@portal/domain/ops/ops.contract';
import { memoryOpsSource } from '../../testing/memory-ops-source.ts';
import { courseMaterial, profileMaterial } from '../../testing/ops-material.ts';
import { createTestApp, testClock, type TestApp } from '../../testing/test-app.ts';

const clock = testClock('2026-11-18T01:42:00Z');
const courses = memoryOpsSource('COURSES', clock);
const profiles = memoryOpsSource('PROFILES', clock);
let t: TestApp;
let teacherId: string;
let reviewerId: string;
let asReviewer: Record<string, string>;
let asOther: Record<string, string>;

beforeAll(async () => {
  t = await createTestApp({ clock, opsSources: [courses, profiles] });
  teacherId = (await t.addUser({ username: 'math', name: '김수학' })).id;
  reviewerId = (await t.addUser({ username: 'reviewer', name: '운영팀 (심사)', code: 'KR0000201OP' })).id;
  await t.addUser({ username: 'other', name: '운영팀 (정산)', code: 'KR0000202OP' });
  [asReviewer, asOther] = [await t.signIn('reviewer'), await t.signIn('other')];
});
afterAll(() => t.close());

const base = opsContract.listOpsQueues.path.replace('/queues', '');
const ask = async <T>(path: string, headers = asReviewer) => {
  const answer = await t.request({ url: `${base}${path}`, headers });
  return { status: answer.statusCode, ...answer.json<{ data: T; code: string }>() };
};
const act = async (path: string, body: object = {}, headers = asReviewer) => {
  const answer = await t.request({ method: 'POST', url: `${base}${path}`, headers, payload: body });
  return {
    status: answer.statusCode,
    ...answer.json<{ data: OpsItemDetails; code: string; fields: Record<string, string> }>(),
  };
};
const decline = (over: object = {}) => ({
  decision: 'DECLINE',
  reason: '소개를 더 적어 주세요.',
  remarks: [],
  ...over,
});
const accept = { decision: 'ACCEPT', reason: '', remarks: [] };

describe('the operator desk', () => {
  it('counts what is open, late and mine in every queue, with the next due time', async () => {
    courses.put(courseMaterial({ id: 'late', teacherId, dueAt: '2026-11-17T09:00:00.000Z' }));
    courses.put(courseMaterial({ id: 'held', teacherId, state: 'PICKED_UP', reviewerId }));
    courses.put(courseMaterial({ id: 'done', teacherId, state: 'ACCEPTED', decidedAt: '2026-11-17T01:00:00.000Z' }));
    const { data } = await ask<{ items: object[] }>('/queues');
    expect(data.items).toEqual([
      { queue: 'PROFILES', open: 0, overdue: 0, mine: 0, nextDueAt: null },
      { queue: 'COURSES', open: 2, overdue: 1, mine: 1, nextDueAt: '2026-11-17T09:00:00.000Z' },
    ]);
  });

  it('lists what is open with the names of teacher and reviewer, and by filter what is mine or decided', async () => {
    const idsOf = async (query: string) =>
      (await ask<{ items: OpsItem[] }>(`/COURSES${query}`)).data.items.map(({ id }) => id);
    const { data } = await ask<{ total: number; items: OpsItem[] }>('/COURSES');
    expect(data.total).toBe(2);
    expect(data.items[1]).toMatchObject({
      id: 'held',
      teacherName: '김수학',
      reviewer: { id: reviewerId, name: '운영팀 (심사)' },
    });
    expect(await idsOf('?filter=MINE')).toEqual(['held']);
    expect(await idsOf('?filter=DECIDED')).toEqual(['done']);
    expect(await idsOf('?page=2')).toEqual([]);
  });

  it('shows everything that a decision needs', async () => {
    profiles.put(
      profileMaterial(
        { id: 'sub', teacherId, isAgain: true },
        {
          note: '고쳤어요',
          changes: [{ path: 'shortIntro', label: '한 줄 소개', before: '수업', after: '개념이 보이는 수업' }],
          findings: [{ path: 'introVideoUrl', level: 'HINT', message: '소개 영상이 있으면 좋아요.' }],
          lastRemarks: [{ path: 'shortIntro', remark: '더 적어 주세요.' }],
          lastReason: '너무 짧아요.',
        },
      ),
    );
    const { data } = await ask<OpsItemDetails>('/PROFILES/sub');
    expect(data).toMatchObject({
      queue: 'PROFILES',
      item: { teacherName: '김수학', reviewer: null, isAgain: true },
      note: '고쳤어요',
      changes: [{ after: '개념이 보이는 수업' }],
      lastReason: '너무 짧아요.',
      content: { shortIntro: '개념이 보이는 수업' },
    });
  });

  it('knows nothing of what is not in its queue', async () => {
    for (const place of ['/COURSES/none', '/PROFILES/late', '/COURSES/sub'])
      expect((await ask(place)).status).toBe(404);
    for (const action of ['pick-up', 'release']) expect((await act(`/COURSES/none/${action}`)).code).toBe('NOT_FOUND');
    expect((await act('/COURSES/none/decide', accept)).code).toBe('NOT_FOUND');
    expect((await ask('/GIFTS')).code).toBe('VALIDATION');
    // A queue that nobody serves here.
    expect((await ask('/TICKETS')).status).toBe(404);
  });
});

describe('the desks of the team', () => {
  it.each([
    [['APPROVAL'], ['PROFILES', 'COURSES'], 200],
    [['FINANCE'], [], 403],
    [['HELP', 'APPROVAL'], ['PROFILES', 'COURSES'], 200],
    [[], [], 403],
  ] as const)('show who works at %j the queues %j', async (desks, shown, status) => {
    const username = `at-${desks.join('-').toLowerCase()}`;
    await t.addUser({ username, userType: 'OPERATOR', desks });
    const headers = await t.signIn(username);
    const { data } = await ask<{ items: { queue: string }[] }>('/queues', headers);
    expect(data.items.map(({ queue }) => queue)).toEqual(shown);
    expect((await ask('/COURSES', headers)).status).toBe(status);
  });
});

describe('deciding', () => {
  it('begins by picking up, which only one operator can, and can be released', async () => {
    const picked = await act('/COURSES/late/pick-up');
    expect(picked.data.item).toMatchObject({ state: 'PICKED_UP', reviewer: { name: '운영팀 (심사)' } });
    expect((await act('/COURSES/late/pick-up', {}, asOther)).code).toBe('WRONG_STATE');
    expect((await act('/COURSES/late/release', {}, asOther)).code).toBe('WRONG_STATE');
    expect((await act('/COURSES/late/decide', accept, asOther)).code).toBe('WRONG_STATE');
    expect((await act('/COURSES/late/release')).data.item).toMatchObject({ state: 'WAITING', reviewer: null });
    expect((await act('/COURSES/late/pick-up', {}, asOther)).data.item.reviewer?.name).toBe('운영팀 (정산)');
  });

  it('ends with a decision that reaches its source whole, once', async () => {
    const remarks = [
      { path: 'packages.0.fee', remark: '수강료를 다시 확인해 주세요.' },
      { path: 'imageId', remark: '글자가 없는 이미지로 바꿔 주세요.' },
    ];
    const body = decline({ reason: '  수강료와 이미지를 고쳐 주세요.\n', remarks });
    expect((await act('/COURSES/held/decide', body)).data.item.state).toBe('DECLINED');
    expect(courses.verdicts).toEqual([
      { id: 'held', operatorId: reviewerId, verdict: { ...body, reason: '수강료와 이미지를 고쳐 주세요.' } },
    ]);
    expect((await act('/COURSES/held/decide', body)).code).toBe('WRONG_STATE');
  });

  it.each([
    ['a refusal without a reason', decline({ reason: ' \n' }), 'reason'],
    ['a remark about nothing', decline({ remarks: [{ path: 'shortIntro', remark: ' ' }] }), 'remarks.0.remark'],
    ['a remark on no field', decline({ remarks: [{ path: 'titel', remark: '고쳐 주세요' }] }), 'remarks.0.path'],
    [
      'a remark on a package that is not there',
      decline({ remarks: [{ path: 'packages.0.fee', remark: '고쳐 주세요' }] }),
      'remarks.0.path',
    ],
    [
      'two remarks on one field',
      decline({
        remarks: [
          { path: 'shortIntro', remark: '하나' },
          { path: 'shortIntro', remark: '둘' },
        ],
      }),
      'remarks.1.path',
    ],
    ['an approval with remarks', { ...accept, remarks: [{ path: 'shortIntro', remark: '하나' }] }, 'remarks'],
  ])('refuses %s by its field, and nothing is decided', async (_what, body, field) => {
    await act('/PROFILES/sub/pick-up');
    const answer = await act('/PROFILES/sub/decide', body);
    expect(answer).toMatchObject({
      status: 400,
      code: 'VALIDATION',
      fields: { [field]: expect.stringMatching(/[가-힣]/) as string },
    });
    expect(profiles.verdicts).toEqual([]);
  });
});

describe('somebody who leaves a desk', () => {
  it('gives back what she has picked up there, and only that', async () => {
    const leaver = await t.addUser({ username: 'leaver', userType: 'OPERATOR', desks: ['APPROVAL'] });
    for (let at = 0; at < 25; at += 1)
      courses.put(courseMaterial({ id: `left-${at}`, teacherId, state: 'PICKED_UP', reviewerId: leaver.id }));
    const stateOf = async (id: string) => (await courses.material(id))!.item.state;
    const changed = async () => {
      t.events.emit('operator.changed', { operatorId: leaver.id });
      await new Promise((resolve) => setTimeout(resolve, 50));
    };
    await changed();
    expect(await stateOf('left-0')).toBe('PICKED_UP');
    await t.database.db.transaction((tx) => t.identity.setDesks(tx, leaver.id, ['HELP']));
    await changed();
    for (let at = 0; at < 25; at += 1) expect(await stateOf(`left-${at}`)).toBe('WAITING');
  });
});
