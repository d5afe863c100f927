import type { Course } from '@portal/domain/courses/course';
import { COURSE_STATUSES, type CourseStatus } from '@portal/domain/courses/course-status';
import { type CourseEvent, moveCourse } from '@portal/domain/courses/course-transitions';
import { type Answer, type CourseApp, createCourseApp, MY_COURSES } from '../../testing/apps/course-app.ts';

let t: CourseApp;
beforeAll(async () => {
  t = await createCourseApp();
});
afterAll(() => t.close());

/** How each event is asked for; PICK_UP and what follows it are the operators'. */
const ACTIONS: Record<CourseEvent, (course: Course) => Promise<Answer<unknown>>> = {
  SAVE_DRAFT: (course) => t.save(course, { title: '다른 제목' }),
  SAVE_MINOR: (course) => t.save(course, { benefits: ['다른 좋은 점'] }),
  SUBMIT: (course) => t.submit(course),
  WITHDRAW: (course) => t.act(course, 'withdraw'),
  PICK_UP: (course) => t.pickUp(course),
  RELEASE: (course) => desk(course, 'release'),
  ACCEPT: (course) => t.decide(course, 'ACCEPT'),
  DECLINE: (course) => t.decide(course, 'DECLINE', { reason: '이유' }),
  DISCARD: (course) => t.act(course, 'discard'),
  ARCHIVE: (course) => t.act(course, 'archive', { isArchived: true }),
  UNARCHIVE: (course) => t.act(course, 'archive', { isArchived: false }),
  DELETE: (course) => t.call('DELETE', `${MY_COURSES}/${course.id}`),
};
const desk = (course: Course, action: string) =>
  t.call('POST', `/tns/v1/ops/COURSES/${course.request!.id}/${action}`, {}, 'ops1');
const DESK: readonly CourseEvent[] = ['PICK_UP', 'RELEASE', 'ACCEPT', 'DECLINE'];

/** Events whose request the caller cannot even name there: a course without a request has none to pick up. */
const canBeAsked = (status: CourseStatus, event: CourseEvent, isLive: boolean) =>
  // Small changes are only small in a published course, and taking out what is not put away changes nothing.
  !(event === 'SAVE_MINOR' && status !== 'PUBLISHED') &&
  event !== 'UNARCHIVE' &&
  !(DESK.includes(event) && status === 'DRAFT' && !isLive);

const states = COURSE_STATUSES.flatMap((status) =>
  [false, true]
    .filter((isLive) => status !== 'PUBLISHED' || isLive)
    .map((isLive) => ({ status, isLive, what: isLive ? ' with a revision on sale' : '' })),
);
type State = (typeof states)[number];
const eventsOf = ({ status, isLive }: State, isAllowed: boolean) =>
  (Object.keys(ACTIONS) as CourseEvent[]).filter(
    (event) =>
      canBeAsked(status, event, isLive) &&
      'to' in moveCourse({ status, isLive, isArchived: false }, event) === isAllowed,
  );
const edges = states.flatMap((state) => eventsOf(state, true).map((event) => ({ ...state, event })));

describe('every edge of the life cycle, over HTTP [CRS-3]', () => {
  it.each(edges)('$status$what: $event', async ({ status, event, isLive }) => {
    const course = await t.at(status, { isLive });
    const before = await t.history(course.id);
    expect((await ACTIONS[event](course)).status).toBe(200);
    const move = moveCourse({ status, isLive, isArchived: false }, event);
    const to = 'to' in move && move.to !== 'GONE' ? move.to : '';
    const isSilent = event === 'SAVE_DRAFT' && to === status;
    expect((await t.history(course.id)).slice(before.length)).toEqual(isSilent ? [] : [`${event} ${status}>${to}`]);
    if (to === '') expect((await t.call('GET', `${MY_COURSES}/${course.id}`)).status).toBe(404);
    else expect((await t.get(course.id)).status).toBe(to);
  });

  it.each(states)('$status$what refuses everything else, and nothing happens', async (state) => {
    const course = await t.at(state.status, state);
    const before = await t.history(course.id);
    const refusal = state.status === 'APPROVAL_IN_PROCESS' ? 'COURSE_UNDER_APPROVAL' : 'WRONG_STATE';
    for (const event of eventsOf(state, false))
      expect([event, (await ACTIONS[event](course)).code]).toEqual([
        event,
        DESK.includes(event) ? 'WRONG_STATE' : refusal,
      ]);
    expect([await t.get(course.id), await t.history(course.id)]).toEqual([course, before]);
  });

  it.each(['DRAFT', 'REJECTED', 'PUBLISHED'] as const)(
    'an archived %s course can only be taken out again',
    async (status) => {
      const { data: course } = await t.act(await t.at(status), 'archive', { isArchived: true });
      expect(course.archivedAt).not.toBeNull();
      for (const event of ['SAVE_DRAFT', 'SUBMIT', 'WITHDRAW', 'DISCARD', 'DELETE'] as const)
        expect([event, (await ACTIONS[event](course)).code]).toEqual([event, 'WRONG_STATE']);
      const again = await ACTIONS.ARCHIVE(course);
      expect([again.status, (again.data as Course).version]).toEqual([200, course.version]);
      const { data } = (await ACTIONS.UNARCHIVE(course)) as Answer<Course>;
      expect([data.status, data.archivedAt]).toEqual([status, null]);
      expect((await t.history(course.id)).slice(-2)).toEqual([
        `ARCHIVE ${status}>${status}`,
        `UNARCHIVE ${status}>${status}`,
      ]);
    },
  );
});
