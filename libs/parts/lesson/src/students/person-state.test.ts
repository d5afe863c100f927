import { aLessonDesk, aLessonWait, anAttendance } from '@portal/testing/lessons/lesson-desk-builders';
import { personState } from './person-state.ts';

const absence = { reason: '', announcedAt: '2026-11-17T20:10:00+09:00' };
const A01 = 'student-A01';

describe('where a student is', () => {
  it.each([
    ['in the room', { hereIds: [A01], cameIds: [A01] }, null, 'HERE'],
    ['in the room, though he was not to come', { hereIds: [A01], cameIds: [A01] }, absence, 'HERE'],
    ['at the door', { atDoorIds: [A01] }, null, 'AT_DOOR'],
    ['away, as his family has said', {}, absence, 'ABSENT'],
    ['gone again', { cameIds: [A01] }, null, 'LEFT'],
    ['not there yet', {}, null, 'AWAY'],
  ])('is told when he is %s [CLS-3]', (_, wait, announced, state) => {
    const desk = aLessonDesk({ wait: aLessonWait(wait), attendance: [anAttendance({ absence: announced })] });
    expect(personState(A01, desk)).toBe(state);
  });
});
