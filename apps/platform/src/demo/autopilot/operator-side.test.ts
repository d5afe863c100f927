import type { Notification } from '@portal/domain/notifications/notification';
import type { TeacherProfile } from '@portal/domain/profile/teacher-profile';
import type { OpsRow } from '../../core/desk/ops-source.ts';
import { memoryOpsSource } from '../../testing/memory-ops-source.ts';
import { courseMaterial, profileMaterial } from '../../testing/ops-material.ts';
import { createTestApp, testClock, type TestApp } from '../../testing/test-app.ts';
import { loadDemo } from '../load-demo.ts';
import { AUTOPILOT_OPERATOR, DEMO_ACCOUNTS } from '../people/accounts.ts';
import { createDemoAutopilot } from './autopilot.ts';
import { createOperatorSide } from './operator-side.ts';

const SECOND = 1_000;
const NOW = '2026-11-18T01:42:00Z';

function desk() {
  const clock = testClock(NOW);
  const courses = memoryOpsSource('COURSES', clock);
  const profiles = memoryOpsSource('PROFILES', clock);
  const operators = createOperatorSide({ clock, sources: [profiles, courses] });
  const there = new Set(['math']);
  return {
    courses,
    profiles,
    there,
    stateOf: async (id: string) => (await courses.material(id))!.item.state,
    async pass(seconds: number) {
      for (let at = 0; at < seconds; at += 5) {
        clock.advance(5 * SECOND);
        await operators.work((teacherId) => there.has(teacherId));
      }
    },
  };
}

describe('the operators of the demo', () => {
  it('pick up what waits within two minutes, decide one to two minutes later, and say why not', async () => {
    const { courses, stateOf, pass } = desk();
    const ids = Array.from({ length: 45 }, (_, at) => `req-${at}`);
    for (const id of ids) courses.put(courseMaterial({ id, teacherId: 'math' }));
    await pass(60);
    expect(new Set(await Promise.all(ids.map(stateOf)))).toEqual(new Set(['WAITING']));
    await pass(60);
    expect(new Set(await Promise.all(ids.map(stateOf)))).toEqual(new Set(['PICKED_UP']));
    await pass(120);
    const ended = await Promise.all(ids.map(stateOf));
    expect(ended.filter((state) => state === 'DECLINED').length).toBeGreaterThan(5);
    expect(ended.filter((state) => state === 'ACCEPTED').length).toBeGreaterThan(20);
    expect(courses.verdicts).toHaveLength(45);
    for (const { operatorId, verdict } of courses.verdicts) {
      expect(operatorId).toBe(AUTOPILOT_OPERATOR.id);
      if (verdict.decision === 'ACCEPT') expect(verdict).toMatchObject({ reason: '', remarks: [] });
      else expect([verdict.reason, ...verdict.remarks.map(({ remark }) => remark)].join()).toMatch(/주세요.*주세요/);
    }
  });

  it('decide the same about the same thing', async () => {
    const outcome = async () => {
      const { courses, pass } = desk();
      for (let at = 0; at < 10; at++) courses.put(courseMaterial({ id: `again-${at}`, teacherId: 'math' }));
      await pass(240);
      return courses.verdicts.toSorted((a, b) => a.id.localeCompare(b.id));
    };
    expect(await outcome()).toEqual(await outcome());
  });

  it('accept what comes again without a finding, and decline what breaks a rule, remarking each field once', async () => {
    const { profiles, pass } = desk();
    for (let at = 0; at < 15; at++)
      profiles.put(profileMaterial({ id: `better-${at}`, teacherId: 'math', isAgain: true }));
    const finding = {
      path: 'introVideoUrl',
      level: 'ERROR',
      message: 'https로 시작하는 영상 링크를 넣어 주세요.',
    } as const;
    profiles.put(
      profileMaterial(
        { id: 'broken', teacherId: 'math', isAgain: true },
        { findings: [finding, { ...finding, message: '둘째' }] },
      ),
    );
    await pass(240);
    const broken = profiles.verdicts.find(({ id }) => id === 'broken')!;
    expect(broken.verdict).toMatchObject({
      decision: 'DECLINE',
      remarks: [{ path: 'introVideoUrl', remark: finding.message }],
    });
    const others = profiles.verdicts.filter(({ id }) => id !== 'broken');
    expect(others.map(({ verdict }) => verdict.decision)).toEqual(Array<string>(15).fill('ACCEPT'));
  });

  it('leave alone what a person has picked up, also when she releases it for a moment', async () => {
    const { courses, stateOf, pass } = desk();
    const held: Partial<OpsRow> = { state: 'PICKED_UP', reviewerId: DEMO_ACCOUNTS['ops-review'].id };
    courses.put(courseMaterial({ id: 'held', teacherId: 'math', ...held }));
    await pass(600);
    expect(await stateOf('held')).toBe('PICKED_UP');
    expect(courses.verdicts).toEqual([]);
    await courses.release('held', DEMO_ACCOUNTS['ops-review'].id);
    await pass(60);
    await courses.pickUp('held', DEMO_ACCOUNTS['ops-review'].id);
    await pass(600);
    expect(courses.verdicts).toEqual([]);
  });

  it('wait for the teacher to be there, and finish what they began when she has gone', async () => {
    const { courses, stateOf, there, pass } = desk();
    courses.put(courseMaterial({ id: 'one', teacherId: 'korean' }));
    await pass(600);
    expect(await stateOf('one')).toBe('WAITING');
    there.add('korean');
    await pass(120);
    expect(await stateOf('one')).toBe('PICKED_UP');
    there.clear();
    await pass(120);
    expect(courses.verdicts).toHaveLength(1);
  });
});

describe('a teacher of the demo who waits', () => {
  let t: TestApp;
  const clock = testClock(NOW);
  const { id: userId } = DEMO_ACCOUNTS.waiting;
  beforeAll(async () => {
    t = await createTestApp({ clock });
    await loadDemo(t.database, { ...t, log: t.app.log });
  });
  afterAll(() => t.close());

  const ask = async <T>(url: string) => {
    const headers = { ...(await t.signIn('waiting', 'demo1234!')), 'x-msg-app': 'teacher-web' };
    return (await t.request({ url, headers })).json<T>();
  };

  it('has an answer to her profile within four minutes, in the portal and by mail [PRF-2]', async () => {
    const statusOf = async () => (await ask<{ data: TeacherProfile }>('/tns/v1/my-profile')).data.status;
    expect(await statusOf()).toBe('PENDING');
    const pilot = createDemoAutopilot({ ...t, log: t.app.log });
    pilot.presence({ userId, userType: 'TEACHER', timeZone: 'Asia/Seoul', sessionId: 's' }, 'joined');
    for (let at = 0; at < 240; at += 5) {
      clock.advance(5 * SECOND);
      await pilot.tick();
    }
    expect(['APPROVED', 'REJECTED']).toContain(await statusOf());
    const { items } = await ask<{ items: Notification[] }>('/messaging/notifications/load-more?size=10');
    expect(items.filter(({ kind }) => kind === 'PROFILE_DECIDED')).toHaveLength(1);
    const mails = await t.database.raw.query<{ recipient: string }>('select recipient from mail');
    expect(mails).toContainEqual({ recipient: DEMO_ACCOUNTS.waiting.email });
  });
});
