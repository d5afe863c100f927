import type { FieldChange } from '@portal/domain/contract/finding';
import type { ApprovalRequest, Course } from '@portal/domain/courses/course';
import { type CourseApp, createCourseApp, MY_COURSES } from '../../../testing/apps/course-app.ts';

let t: CourseApp;
beforeAll(async () => {
  t = await createCourseApp();
});
afterAll(() => t.close());

const approvals = async ({ id }: Course) =>
  (await t.call<{ items: ApprovalRequest[] }>('GET', `${MY_COURSES}/${id}/approvals`)).data.items;
const DESK = '/tns/v1/ops/COURSES';

describe('a request for approval', () => {
  it('waits with its due clock: two working days, until 18:00 [CRS-3]', async () => {
    const { data } = await t.submit(await t.make(), '  새 학기에 맞췄어요. ');
    expect(data.status).toBe('WAITING_APPROVAL');
    expect(data.request).toMatchObject({
      revisionNo: 1,
      status: 'PENDING',
      note: '새 학기에 맞췄어요.',
      dueAt: '2026-11-20T09:00:00.000Z',
      pickedUpAt: null,
      decidedAt: null,
      reviewer: null,
      cancelCause: null,
    });
  });

  it('takes the place of the one before [CRS-3]', async () => {
    const course = await t.at('WAITING_APPROVAL');
    const { data } = await t.submit(course);
    expect(data.request!.id).not.toBe(course.request!.id);
    expect(await approvals(course)).toMatchObject([
      { status: 'PENDING' },
      { id: course.request!.id, cancelCause: 'RESUBMITTED' },
    ]);
  });

  it('can be taken back', async () => {
    const { data } = await t.act(await t.at('WAITING_APPROVAL'), 'withdraw');
    expect([data.status, data.request]).toMatchObject(['DRAFT', { status: 'CANCELED', cancelCause: 'TEACHER' }]);
  });

  it('locks the course from the moment that somebody looks at it, and lets go of it again [CRS-3]', async () => {
    const course = await t.at('WAITING_APPROVAL');
    t.heard.length = 0;
    await t.pickUp(course);
    const refused = await t.save(course, { title: '늦은 생각' });
    expect(refused).toMatchObject({ status: 409, code: 'COURSE_UNDER_APPROVAL' });
    expect((await t.get(course.id)).request!.pickedUpAt).toBe('2026-11-18T01:42:00.000Z');
    await t.call('POST', `${DESK}/${course.request!.id}/release`, {}, 'ops1');
    expect(t.heard).toEqual(Array(2).fill(`${t.teacher.id} course.changed ${course.id}`));
    // Being looked at is no new version: what she was typing can be saved.
    expect((await t.save(course, { title: '늦은 생각' })).status).toBe(200);
  });

  it('cannot bring what breaks a rule, and says so for every field at once [CRS-6] [CRS-7] [CRS-8]', async () => {
    const slot = { weekday: 'MONDAY' as const, start: '09:00', end: '10:00' };
    const course = await t.make({
      title: ' ',
      imageId: null,
      classDurationMinutes: 24,
      ageMin: 15,
      ageMax: 15,
      topicId: 'korean-reading',
      introVideoUrl: 'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
      packages: [
        { id: 'p', name: '9회', lessonCount: 9, studentCount: 1, fee: 999, isTrial: false, trialMinutes: null },
      ],
      weeklySchedule: [slot, { ...slot, start: '09:30' }],
    });
    const { status, code, fields } = await t.submit(course);
    expect([status, code]).toEqual([422, 'COURSE_INCOMPLETE']);
    expect(Object.keys(fields!)).toEqual(
      expect.arrayContaining([
        'title',
        'imageId',
        'classDurationMinutes',
        'ageMax',
        'topicId',
        'introVideoUrl',
        'packages.0.lessonCount',
        'packages.0.fee',
        'weeklySchedule.0',
        'weeklySchedule.1',
      ]),
    );
    expect(fields!['packages.0.fee']).toBe('1,000đ 이상 입력해 주세요.');
  });
});

describe('the approval history [CRS-4]', () => {
  it('has every request, the newest first, and the difference of any two revisions', async () => {
    const first = await t.at('REJECTED');
    const { data } = await t.save(first, { title: '더 좋은 제목', benefits: ['새로 배워요'] });
    await t.submit(data.course);
    expect((await approvals(first)).map(({ status, revisionNo, reason }) => [status, revisionNo, reason])).toEqual([
      ['PENDING', 2, null],
      ['DECLINED', 1, '이유'],
    ]);
    const compare = (query: string) =>
      t.call<{ changes: FieldChange[] }>('GET', `${MY_COURSES}/${first.id}/compare?${query}`);
    expect((await compare('from=1&to=2')).data.changes).toEqual([
      { path: 'title', label: '강좌 이름', before: first.content.title, after: '더 좋은 제목' },
      { path: 'benefits', label: '배우면 좋은 점', before: first.content.benefits[0], after: '새로 배워요' },
    ]);
    expect((await compare('from=2&to=1')).data.changes[0]).toMatchObject({ before: '더 좋은 제목' });
    expect((await compare('from=1&to=3')).code).toBe('NOT_FOUND');
  });
});
