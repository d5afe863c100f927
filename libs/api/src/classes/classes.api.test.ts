/** @jest-environment @portal/test-runner/dom-environment */
import { classesContract as contract } from '@portal/domain/classes/classes.contract';
import { aClassSummary, aTeachingClass } from '@portal/testing/classes/class-builders';
import { fake } from '@portal/testing/contract-fakes';
import { closeWorlds, watchedWorld } from '@portal/testing-api/watched-world';
import { classesApi } from './classes.api.ts';

afterEach(closeWorlds);

const { listClasses, getClass, listClassStudents, updateClass, cancelClass, previewRollOver } = classesApi.endpoints;
const PATH = '/tns/v1/my-classes';
const [LIST, ONE, STUDENTS] = [`GET ${PATH}`, `GET ${PATH}/class-1`, `GET ${PATH}/class-1/students`];
const id = 'class-1';

async function aClassPage() {
  const teachingClass = aTeachingClass({ id, chatRoomId: 'room-1' });
  const items = [aClassSummary({ id, chatRoomId: 'room-1' }), aClassSummary({ id: 'class-2', chatRoomId: 'room-2' })];
  const world = watchedWorld([
    fake(contract.listClasses, {
      total: 2,
      items,
      counts: { all: 2, upcoming: 0, 'in-progress': 2, processing: 0, completed: 0, cancelled: 0 },
    }),
    fake(contract.getClass, teachingClass),
    fake(contract.listClassStudents, { items: [] }),
    fake(contract.updateClass, teachingClass),
    fake(contract.cancelClass, teachingClass),
    fake(contract.previewRollOver, { lessons: [] }),
  ]);
  world.store.dispatch(listClasses.initiate({}));
  world.store.dispatch(getClass.initiate({ id }));
  world.store.dispatch(listClassStudents.initiate({ id }));
  await world.settled();
  return world;
}

describe('the classes of a teacher are read again [CLS-1]', () => {
  it('when somebody writes in the room of one of them: no other class, and nothing else of it', async () => {
    const { realtime, askedAfter } = await aClassPage();
    expect(await askedAfter(() => realtime.push('chat.message', { id: 'room-1', seq: 4 }))).toEqual([LIST, ONE]);
    expect(await askedAfter(() => realtime.push('chat.changed', { id: 'room-2' }))).toEqual([LIST]);
    expect(await askedAfter(() => realtime.push('chat.message', { id: 'room-9', seq: 1 }))).toEqual([]);
  });

  it('when a lesson changed, each once', async () => {
    const { realtime, askedAfter } = await aClassPage();
    expect(await askedAfter(() => realtime.push('lesson.changed', { id: 'l-1' }))).toEqual([LIST, ONE, STUDENTS]);
    expect(await askedAfter(() => realtime.reconnect())).toEqual([LIST, ONE, STUDENTS]);
  });

  it('when one was changed or cancelled', async () => {
    const { store, askedAfter } = await aClassPage();
    const body = { version: 1, name: '중2 수학', capacity: 4, place: '', meetingUrl: '' };
    const changed = await askedAfter(() => store.dispatch(updateClass.initiate({ id, body })));
    expect(changed).toEqual([LIST, ONE, STUDENTS, `PUT ${PATH}/${id}`]);
    const cancel = () => store.dispatch(cancelClass.initiate({ id, body: { version: 1, reason: '이사' } }));
    expect(await askedAfter(cancel)).toEqual([LIST, ONE, STUDENTS, `POST ${PATH}/${id}/cancel`]);
  });

  it('not while she only looks at a new term (W11)', async () => {
    const { store, askedAfter } = await aClassPage();
    const body = {
      startDate: '2027-01-04',
      weeklySchedule: [],
      skipHolidays: true,
      skipTimeOffs: true,
      exceptions: [],
    };
    const slot = { weekday: 'MONDAY', start: '19:00', end: '20:00' } as const;
    const look = () => store.dispatch(previewRollOver.initiate({ id, body: { ...body, weeklySchedule: [slot] } }));
    expect(await askedAfter(look)).toEqual([`POST ${PATH}/${id}/roll-over/preview`]);
  });
});
