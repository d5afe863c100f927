import { screen } from '@testing-library/react';
import { lessonMovesContract } from '@portal/domain/lessons/lesson-moves.contract';
import { calendarContract } from '@portal/domain/schedule/calendar.contract';
import { fake } from '@portal/testing/contract-fakes';
import { renderAlone } from '../alone.fixture.ts';
import { anEmptyCalendar } from '../calendar.fixture.ts';
import { someAnswers } from '../day-answers/answers.fixture.ts';
import { aWaitingPlan } from '../lesson.fixture.ts';
import { DayMoveDialog } from './day-move-dialog.tsx';

const { planDayMove, previewDayLetters, listDayAnswers } = lessonMovesContract;

it('the sheet of a day with a proposal that waits leads to the answers and back to its lessons [CAL-3] [W5]', async () => {
  const moving = { day: '2026-11-18', isIll: false };
  const { user } = renderAlone(
    <DayMoveDialog moving={moving} timeZone="Asia/Seoul" onClose={jest.fn()} onTimeOff={jest.fn()} />,
    [
      fake(planDayMove, { items: [...aWaitingPlan()] }),
      fake(previewDayLetters, { items: [] }),
      fake(listDayAnswers, { items: someAnswers() }),
      fake(calendarContract.getCalendar, anEmptyCalendar()),
    ],
  );
  await user.click(await screen.findByRole('button', { name: '가족의 답 보기' }));
  expect(await screen.findByRole('dialog', { name: '가족의 답' })).toBeVisible();
  expect(await screen.findByText('5/8가족 답함')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '수업 정하기' }));
  expect(await screen.findByRole('dialog', { name: '이 날 수업, 어떻게 할까요?' })).toBeVisible();
});
