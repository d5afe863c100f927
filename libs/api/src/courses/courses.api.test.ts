/** @jest-environment @portal/test-runner/dom-environment */
import { EMPTY_COURSE } from '@portal/domain/courses/course';
import { coursesContract as contract } from '@portal/domain/courses/courses.contract';
import { fake, fakeProblem } from '@portal/testing/contract-fakes';
import { aCourse, aCourseSummary } from '@portal/testing/courses/course-builders';
import { closeWorlds, watchedWorld } from '@portal/testing-api/watched-world';
import { problemOf } from '../api-problem.ts';
import { coursesApi } from './courses.api.ts';

afterEach(closeWorlds);

const { getCourse, listCourses, updateCourse, submitCourse, deleteCourse, checkCourse } = coursesApi.endpoints;
const id = 'course-1';
const counts = { PUBLISHED: 0, DRAFT: 1, WAITING_APPROVAL: 0, APPROVAL_IN_PROCESS: 0, REJECTED: 0, ARCHIVED: 0 };
const SAVED = aCourse({ version: 2 });
const saves = fake(contract.updateCourse, { course: SAVED, canceledRequestId: null, isLiveNow: false });
const LIST = 'GET /tns/v1/my-courses';
const COURSE = `${LIST}/${id}`;

async function anEditor(saving = saves) {
  const world = watchedWorld([
    saving,
    fake(contract.listCourses, { total: 1, items: [aCourseSummary()], counts, mayCreate: true }),
    fake(contract.getCourse, aCourse()),
    fake(contract.submitCourse, aCourse({ status: 'WAITING_APPROVAL' })),
    fake(contract.checkCourse, { findings: [] }),
    fake(contract.deleteCourse, {}),
  ]);
  world.store.dispatch(listCourses.initiate({}));
  world.store.dispatch(getCourse.initiate({ id }));
  await world.settled();
  const shown = () => getCourse.select({ id })(world.store.getState()).data;
  return { ...world, shown };
}
const save = { id, body: { version: 1, content: EMPTY_COURSE } };

describe('what a teacher writes in a course [CRS-3]', () => {
  it('is shown as it was saved, without asking for the course again; its row in the list is', async () => {
    const editor = await anEditor();
    const asked = await editor.askedAfter(() => editor.store.dispatch(updateCourse.initiate(save)));
    expect(asked).toEqual([LIST, `PUT /tns/v1/my-courses/${id}`]);
    expect(editor.shown()?.version).toBe(2);
  });

  it.each(['VERSION_CONFLICT', 'COURSE_UNDER_APPROVAL'] as const)(
    'leaves what is shown as it was where it is refused by %s',
    async (code) => {
      const editor = await anEditor(fakeProblem(contract.updateCourse, code));
      const { error } = await editor.store.dispatch(updateCourse.initiate(save));
      expect(problemOf(error)).toMatchObject({ status: 409, code });
      expect(editor.shown()?.version).toBe(1);
    },
  );

  it('is checked without being saved or read again', async () => {
    const { store, askedAfter } = await anEditor();
    const check = () => store.dispatch(checkCourse.initiate({ id, body: { content: EMPTY_COURSE } }));
    expect(await askedAfter(check)).toEqual([`POST /tns/v1/my-courses/${id}/check`]);
  });

  it('is read again with its list when it was handed in, or decided elsewhere', async () => {
    const { store, askedAfter, realtime } = await anEditor();
    const submit = () => store.dispatch(submitCourse.initiate({ id, body: { version: 1, note: '' } }));
    expect(await askedAfter(submit)).toEqual([LIST, COURSE, `POST /tns/v1/my-courses/${id}/submit`]);
    expect(await askedAfter(() => realtime.push('course.changed', { id }))).toEqual([LIST, COURSE]);
    expect(await askedAfter(() => realtime.reconnect())).toEqual([LIST, COURSE]);
  });

  it('is not asked for any more once it is deleted: only the list is', async () => {
    const { store, askedAfter } = await anEditor();
    const asked = await askedAfter(() => store.dispatch(deleteCourse.initiate({ id })));
    expect(asked).toEqual([`DELETE /tns/v1/my-courses/${id}`, LIST]);
  });
});
