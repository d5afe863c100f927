/** @jest-environment @portal/test-runner/dom-environment */
import { assignmentsContract } from '@portal/domain/coursework/assignments.contract';
import { lessonDeskContract as contract } from '@portal/domain/lessons/lesson-desk.contract';
import { fake, fakeProblem } from '@portal/testing/contract-fakes';
import { aLessonDesk, aLessonDiary, aLessonEvidence } from '@portal/testing/lessons/lesson-desk-builders';
import { closeWorlds, watchedWorld } from '@portal/testing-api/watched-world';
import { problemOf } from '../api-problem.ts';
import { assignmentsApi } from '../coursework/assignments.api.ts';
import { lessonDeskApi } from './lesson-desk.api.ts';

afterEach(closeWorlds);

const { getLessonDesk, getLessonEvidence, startLesson, saveLessonDiary, sendLessonDiary } = lessonDeskApi.endpoints;
const id = 'lesson-1';
const PATH = `/tns/v1/lessons/${id}`;
const [DESK, EVIDENCE] = [`GET ${PATH}/desk`, `GET ${PATH}/evidence`];
const HOMEWORK = 'GET /tns/v1/assignments?classId=class-1';
const diary = {
  version: 0,
  programmeNo: null,
  covered: '일차함수',
  homework: '',
  homeworkDueAt: null,
  nextPlan: '',
  messageToGuardian: '잘했어요.',
  messageToGuardianVi: '',
  studentWords: [],
  privateNote: '',
};

async function aDesk(starting = fake(contract.startLesson, aLessonDesk())) {
  const world = watchedWorld([
    starting,
    fake(contract.getLessonDesk, aLessonDesk()),
    fake(contract.getLessonEvidence, aLessonEvidence({ events: [] })),
    fake(contract.saveLessonDiary, aLessonDiary({ version: 1 })),
    fake(contract.sendLessonDiary, aLessonDesk()),
    fake(assignmentsContract.listAssignments, { total: 0, items: [] }),
  ]);
  world.store.dispatch(getLessonDesk.initiate({ id }));
  world.store.dispatch(getLessonEvidence.initiate({ id }));
  world.store.dispatch(assignmentsApi.endpoints.listAssignments.initiate({ classId: 'class-1' }));
  await world.settled();
  return world;
}

describe('holding a lesson [CLS-3]', () => {
  it('reads the desk and its evidence again when it begins, and not the homework', async () => {
    const { store, askedAfter } = await aDesk();
    const asked = await askedAfter(() => store.dispatch(startLesson.initiate({ id, body: { version: 3 } })));
    expect(asked).toEqual([DESK, EVIDENCE, `POST ${PATH}/start`]);
  });

  it('reads the desk again where it is refused, too: she saw it otherwise than it is', async () => {
    const { store, askedAfter } = await aDesk(fakeProblem(contract.startLesson, 'ROOM_NOT_OPEN'));
    const start = () => store.dispatch(startLesson.initiate({ id, body: { version: 3 } }));
    expect(await askedAfter(start)).toEqual([DESK, EVIDENCE, `POST ${PATH}/start`]);
    expect(problemOf((await start()).error)).toMatchObject({ status: 422, code: 'ROOM_NOT_OPEN' });
  });

  it('reads nothing back while she writes what was covered', async () => {
    const { store, askedAfter } = await aDesk();
    const asked = await askedAfter(() => store.dispatch(saveLessonDiary.initiate({ id, body: diary })));
    expect(asked).toEqual([`PUT ${PATH}/diary`]);
  });

  it('reads the homework again when the lesson is closed: it has become an assignment', async () => {
    const { store, askedAfter } = await aDesk();
    const asked = await askedAfter(() => store.dispatch(sendLessonDiary.initiate({ id, body: { diary, marks: [] } })));
    expect(asked).toEqual([HOMEWORK, DESK, EVIDENCE, `POST ${PATH}/diary/send`].toSorted());
  });

  it('hears of a student who comes, by one reading of the desk', async () => {
    const { realtime, askedAfter } = await aDesk();
    expect(await askedAfter(() => realtime.push('lesson.changed', { id }))).toEqual([DESK]);
    expect(await askedAfter(() => realtime.push('assignment.changed', { id: 'a-1' }))).toEqual([HOMEWORK]);
  });
});
