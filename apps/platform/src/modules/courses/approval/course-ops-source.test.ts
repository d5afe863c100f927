import type { OpsItem, OpsItemDetails } from '@portal/domain/ops/ops';
import { type CourseApp, createCourseApp, type Who } from '../../../testing/apps/course-app.ts';

let t: CourseApp;
beforeAll(async () => {
  t = await createCourseApp();
  await t.database.raw.query(`update app_user set email = 'math@example.com' where username = 'math'`);
});
afterAll(() => t.close());

const DESK = '/tns/v1/ops/COURSES';
const queue = async (filter: string, who: Who = 'ops1') =>
  (await t.call<{ total: number; items: OpsItem[] }>('GET', `${DESK}?filter=${filter}`, undefined, who)).data;

describe('a decision', () => {
  it('to accept puts the revision on sale, and tells her by notification and e-mail [CRS-4]', async () => {
    const course = await t.at('APPROVAL_IN_PROCESS');
    t.heard.length = 0;
    await t.decide(course, 'ACCEPT');
    const after = await t.get(course.id);
    expect(after).toMatchObject({ status: 'PUBLISHED', liveRevisionNo: 1, version: course.version + 1 });
    expect(after.request).toMatchObject({
      status: 'ACCEPTED',
      reviewer: '운영팀',
      decidedAt: '2026-11-18T01:42:00.000Z',
    });
    const [notice] = await t.notices();
    expect(notice).toMatchObject({
      kind: 'COURSE_DECIDED',
      category: 'PROD',
      title: '강좌가 승인됐어요',
      content: `${course.content.title} · 이제 학생이 찾아볼 수 있어요.`,
      url: `/kr/account/teaching-profile/my-courses/${course.id}/approval-history`,
      highlightMarks: [{ type: 'BOLD_TAG', offset: 0, length: course.content.title.length }],
    });
    await t.notifications.sendDue();
    const mails = await t.database.raw.query<{ subject: string; text: string }>(
      'select subject, text from mail order by sent_at desc',
    );
    expect(mails.some(({ subject, text }) => `${subject} ${text}`.includes('강좌가 승인됐어요'))).toBe(true);
    expect(t.heard).toContain(`${t.teacher.id} course.changed ${course.id}`);
  });

  it('to decline needs a reason, and leaves its remarks at the fields [CRS-4]', async () => {
    const course = await t.at('APPROVAL_IN_PROCESS');
    const remarks = [{ path: 'packages.0.fee', remark: '다른 강좌보다 너무 비싸요.' }];
    expect((await t.decide(course, 'DECLINE', { reason: '  ', remarks })).fields).toHaveProperty('reason');
    await t.decide(course, 'DECLINE', { reason: '수강료를 다시 정해 주세요.', remarks });
    const after = await t.get(course.id);
    expect(after).toMatchObject({
      status: 'REJECTED',
      liveRevisionNo: null,
      request: { status: 'DECLINED', reason: '수강료를 다시 정해 주세요.', fieldRemarks: remarks },
    });
    expect((await t.notices())[0]).toMatchObject({
      category: 'WARN',
      title: '강좌가 반려됐어요',
      content: expect.stringContaining('수강료를 다시') as string,
    });
    const { data } = await t.save(after, { intro: `${after.content.intro} 더 자세히 적었어요.` });
    expect(data.course).toMatchObject({ status: 'DRAFT', revisionNo: 2, request: { fieldRemarks: remarks } });
  });

  it('is the reviewer’s who picked it up, and nobody else’s', async () => {
    const course = await t.at('APPROVAL_IN_PROCESS');
    const path = `${DESK}/${course.request!.id}`;
    for (const [action, body] of [
      ['pick-up', {}],
      ['release', {}],
      ['decide', { decision: 'ACCEPT', reason: '', remarks: [] }],
    ] as const)
      expect([action, (await t.call('POST', `${path}/${action}`, body, 'ops2')).code]).toEqual([action, 'WRONG_STATE']);
    expect(await t.get(course.id)).toEqual(course);
  });

  it('is about the request that was made, not about one that took its place', async () => {
    const course = await t.at('WAITING_APPROVAL');
    await t.submit(course);
    expect((await t.call('POST', `${DESK}/${course.request!.id}/pick-up`, {}, 'ops1')).code).toBe('WRONG_STATE');
    expect((await t.call('POST', `${DESK}/none/pick-up`, {}, 'ops1')).code).toBe('NOT_FOUND');
  });
});

describe('the queue of the operators', () => {
  it('begins with the most urgent, counts, and knows who reviews what', async () => {
    await t.database.raw.exec(
      `update approval_request set status = 'CANCELED', cancel_cause = 'SYSTEM', ended_at = now() where status = 'PENDING'`,
    );
    const early = await t.at('WAITING_APPROVAL');
    t.clock.set('2026-11-19T01:42:00Z');
    const again = await t.at('WAITING_APPROVAL');
    await t.submit(again);
    await t.pickUp(again);
    const { items } = await queue('OPEN');
    expect(items).toMatchObject([
      {
        id: early.request!.id,
        state: 'WAITING',
        isAgain: false,
        teacherId: t.teacher.id,
        title: early.content.title,
        reviewer: null,
      },
      { state: 'PICKED_UP', isAgain: true, dueAt: '2026-11-23T09:00:00.000Z' },
    ]);
    expect(await queue('MINE')).toMatchObject({ total: 1, items: [{ state: 'PICKED_UP' }] });
    expect((await queue('MINE', 'ops2')).total).toBe(0);
    expect((await queue('DECIDED')).items[0]).toMatchObject({ state: 'CANCELED' });
    t.clock.set('2026-11-20T09:00:01Z');
    const { data } = await t.call<{ items: object[] }>('GET', '/tns/v1/ops/queues', undefined, 'ops1');
    expect(data.items).toContainEqual({
      queue: 'COURSES',
      open: 2,
      overdue: 1,
      mine: 1,
      nextDueAt: '2026-11-20T09:00:00.000Z',
    });
    t.clock.set('2026-11-18T01:42:00Z');
  });

  it('shows of a course what changes for families, what changed since the last time, and what was said then', async () => {
    let course = await t.at('PUBLISHED');
    course = (await t.save(course, { title: '첫 시도' })).data.course;
    await t.submit(course);
    await t.pickUp(course);
    await t.decide(course, 'DECLINE', {
      reason: '제목이 모호해요.',
      remarks: [
        { path: 'title', remark: '무엇을 배우는지 적어 주세요.' },
        { path: 'programme.1.content', remark: '어떤 그래프인지 적어 주세요.' },
      ],
    });
    course = await t.get(course.id);
    const programme = course.content.programme.toReversed();
    course = (await t.save(course, { title: '중2 수학 심화', programme })).data.course;
    course = (await t.submit(course, '제목을 고쳤어요.')).data;
    const { data } = await t.call<OpsItemDetails>('GET', `${DESK}/${course.request!.id}`, undefined, 'ops1');
    expect(data).toMatchObject({
      queue: 'COURSES',
      note: '제목을 고쳤어요.',
      content: { title: '중2 수학 심화' },
      changes: [
        { path: 'title', before: '중2 수학 개념 완성 – 일차함수', after: '중2 수학 심화' },
        { path: 'programme' },
      ],
      sinceLast: [{ path: 'title', before: '첫 시도', after: '중2 수학 심화' }, { path: 'programme' }],
      findings: [{ path: 'introVideoUrl', level: 'HINT' }],
      // The lesson that it was about comes first now.
      lastRemarks: [{ path: 'title' }, { path: 'programme.0.content', remark: '어떤 그래프인지 적어 주세요.' }],
      lastReason: '제목이 모호해요.',
    });
  });
});
