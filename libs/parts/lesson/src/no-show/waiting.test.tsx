import { screen } from '@testing-library/react';
import { FROZEN_NOW } from '@portal/testing/frozen-clock';
import { aLessonWait, anAttendance } from '@portal/testing/lessons/lesson-desk-builders';
import { renderPart } from '../render-part.fixture.ts';
import { WaitRing } from './wait-ring.tsx';
import { waitTitle } from './wait-title.ts';

const students = ['01', '02', '03', '04'].map((no) =>
  anAttendance({ studentId: `student-A${no}`, studentName: `학생 A${no}`, joinedAt: null }),
);
const ids = students.map(({ studentId }) => studentId);
const absence = { reason: '감기', announcedAt: FROZEN_NOW };

describe('what a teacher who waits reads', () => {
  it.each([
    ['of one who has not come', {}, students.slice(0, 1), 'A01 학생이 아직 오지 않았어요'],
    ['of four', {}, students, 'A01 학생 외 3명이 아직 오지 않았어요'],
    [
      'not of him whose absence is known',
      {},
      [students[0]!, { ...students[1]!, absence }],
      'A01 학생이 아직 오지 않았어요',
    ],
    ['of students whose names she does not have yet', {}, [], '학생이 아직 오지 않았어요'],
    ['of who came and left', { cameIds: ids.slice(0, 2) }, students, 'A01 학생, A02 학생이 들어왔다가 나갔어요'],
    [
      'of who stands at the door, before all',
      { atDoorIds: ids.slice(0, 1), cameIds: ids },
      students,
      '문 앞에 1명이 기다려요',
    ],
  ])('is %s [CLS-3]', (_, over, attendance, words) => {
    expect(waitTitle(aLessonWait(over), attendance)).toBe(words);
  });

  it.each([
    ['runs', true, 60_000, '기다린 시간13:00/ 15분', '13분 기다렸어요'],
    ['is read aloud by the minute only', true, 59_999, '기다린 시간12:59/ 15분', '12분 기다렸어요'],
    ['stands still', false, 600_000, '기다린 시간 · 멈춤12:00/ 15분', '12분 기다렸어요'],
  ])('on a clock that %s [CLS-3]', async (_, isRunning, passed, figure, spoken) => {
    renderPart(<WaitRing wait={aLessonWait({ isRunning })} now={Date.parse(FROZEN_NOW) + passed} size="12rem" />);
    expect(await screen.findByRole('timer')).toHaveTextContent(figure);
    expect(screen.getByText(spoken)).toHaveAttribute('role', 'status');
  });
});
