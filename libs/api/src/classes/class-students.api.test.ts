/** @jest-environment @portal/test-runner/dom-environment */
import { classStudentsContract as contract } from '@portal/domain/classes/class-students.contract';
import { classesContract } from '@portal/domain/classes/classes.contract';
import { enrollmentsContract } from '@portal/domain/classes/enrollments.contract';
import { aTeachingClass } from '@portal/testing/classes/class-builders';
import { aClassInvitation } from '@portal/testing/classes/enrollment-builders';
import { aFormerStudent, aMoveTarget } from '@portal/testing/classes/leaving-builders';
import { fake, fakeProblem } from '@portal/testing/contract-fakes';
import { closeWorlds, watchedWorld } from '@portal/testing-api/watched-world';
import { classStudentsApi } from './class-students.api.ts';
import { classesApi } from './classes.api.ts';
import { enrollmentsApi } from './enrollments.api.ts';

afterEach(closeWorlds);

const { listFormerStudents, listMoveTargets, removeStudent, moveStudent } = classStudentsApi.endpoints;
const { getClass, listClassStudents } = classesApi.endpoints;
const PATH = '/tns/v1/my-classes/class-1';
const CLASS = ['', '/former-students', '/invitation', '/students'].map((part) => `GET ${PATH}${part}`);
const TARGETS = `GET ${PATH}/students/student-A01/move-targets`;
const at = { id: 'class-1', studentId: 'student-A01' };

async function aStudentsPage(answers: Parameters<typeof watchedWorld>[0]) {
  const world = watchedWorld([
    ...answers,
    fake(classesContract.getClass, aTeachingClass()),
    fake(classesContract.listClassStudents, { items: [] }),
    fake(enrollmentsContract.getClassInvitation, aClassInvitation()),
    fake(contract.listFormerStudents, { items: [] }),
    fake(contract.listMoveTargets, { items: [aMoveTarget()] }),
  ]);
  world.store.dispatch(getClass.initiate({ id: 'class-1' }));
  world.store.dispatch(listClassStudents.initiate({ id: 'class-1' }));
  world.store.dispatch(enrollmentsApi.endpoints.getClassInvitation.initiate({ id: 'class-1' }));
  world.store.dispatch(listFormerStudents.initiate({ id: 'class-1' }));
  world.store.dispatch(listMoveTargets.initiate(at));
  await world.settled();
  return world;
}

describe('a class that a student leaves is read again', () => {
  it('with its students, those who left, its seats and the seats of the others', async () => {
    const { store, askedAfter } = await aStudentsPage([fake(contract.removeStudent, aFormerStudent())]);
    const remove = () => store.dispatch(removeStudent.initiate({ ...at, body: { reason: '이사해요' } }));
    expect((await askedAfter(remove)).toSorted()).toEqual(
      [...CLASS, TARGETS, `POST ${PATH}/students/student-A01/remove`].toSorted(),
    );
  });

  it('also where he could not be moved: what stood there was old', async () => {
    const { store, askedAfter } = await aStudentsPage([fakeProblem(contract.moveStudent, 'CLASS_FULL')]);
    const body = { toClassId: 'class-2', reason: '주말에만 와요' };
    const asked = await askedAfter(() => store.dispatch(moveStudent.initiate({ ...at, body })));
    expect(asked).toContain(TARGETS);
  });

  it('when a lesson changed, with those who left', async () => {
    const { realtime, askedAfter } = await aStudentsPage([]);
    expect(await askedAfter(() => realtime.push('lesson.changed', { id: 'l-1' }))).toEqual(
      expect.arrayContaining(CLASS),
    );
  });
});
