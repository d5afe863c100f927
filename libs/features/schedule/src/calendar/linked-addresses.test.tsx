import { screen, waitFor } from '@testing-library/react';
import { lessonMovesContract } from '@portal/domain/lessons/lesson-moves.contract';
import { lessonsContract } from '@portal/domain/lessons/lessons.contract';
import { fake, neverAnswers, problemResponse } from '@portal/testing/contract-fakes';
import { aLesson } from '@portal/testing/schedule/calendar-builders';
import { anEmptyCalendar } from '../calendar.fixture.ts';
import { aLessonSaying } from '../day-answers/answers.fixture.ts';
import { lessonsOf } from '../lesson.fixture.ts';
import { openCalendar, standAtDesk } from '../open-calendar.fixture.ts';
import { schedule } from '../schedule.screen.ts';

standAtDesk();

const tonight = {
  status: 'UPCOMING',
  startAt: '2026-11-18T19:00:00+09:00',
  endAt: '2026-11-18T20:00:00+09:00',
} as const;

describe('an address with a lesson', () => {
  const details = fake(lessonsContract.getLesson, () => problemResponse('NOT_FOUND'));

  it('opens it once the days are here, and keeps it out of the canonical address [CLS-2] [RTE-4]', async () => {
    await openCalendar(
      {},
      { path: '/account/calendar?view=week&date=2026-11-18&lesson=lesson-1', handlers: [details] },
    );
    const dialog = await schedule.dialog('수업 정보');
    expect(dialog).toHaveTextContent('중2 수학 개념 완성');
    const canonical = document.querySelector('link[rel=canonical]');
    expect(canonical).toHaveAttribute('href', '/account/calendar?view=week&date=2026-11-18');
  });

  it('and an action opens the lesson there, such as from the notice of a refusal [CAL-3]', async () => {
    const lesson = aLesson({ id: 'l9', ...tonight });
    await openCalendar(
      { over: { lessons: [lesson] } },
      {
        path: '/account/calendar?view=week&date=2026-11-18&lesson=l9&step=cancel',
        handlers: [lessonsOf({ ...anEmptyCalendar(), lessons: [lesson] })],
      },
    );
    expect(await schedule.dialog('이 수업을 취소할까요?')).toBeVisible();
  });

  it('that names none opens nothing [RTE-4]', async () => {
    await openCalendar({}, { path: '/account/calendar?lesson=%3Cscript%3E' });
    await schedule.block(/^학부모 상담 준비/);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

it.each([
  ['event', '일정 추가'],
  ['free', '수업 가능 시간 추가'],
])('opens the form that the address asks for, and forgets that it was asked (%s) [CAL-1]', async (kind, name) => {
  const { currentPath } = await openCalendar({}, { path: `/account/calendar?new=${kind}` });
  expect(await schedule.dialog(name)).toBeVisible();
  await waitFor(() => expect(currentPath()).toBe('/account/calendar'));
});

it.each([
  ['ill', '오늘 수업, 어떻게 할까요?'],
  ['off', '쉬는 시간 추가'],
])(
  'begins the action of today that the address asks for, and forgets that it was asked (%s) [W5]',
  async (kind, name) => {
    const handlers = [neverAnswers(lessonMovesContract.planDayMove)];
    const { currentPath } = await openCalendar({}, { path: `/account/calendar?day=${kind}`, handlers });
    expect(await schedule.dialog(name)).toBeVisible();
    await waitFor(() => expect(currentPath()).toBe('/account/calendar'));
  },
);

it('opens what the families of a day said where the address asks for it, and forgets that it was asked [CAL-3] [W5]', async () => {
  const read = fake(lessonMovesContract.listDayAnswers, { items: [aLessonSaying('AGREED', 'WAITING')] });
  const { currentPath } = await openCalendar({}, { path: '/account/calendar?answers=2026-11-18', handlers: [read] });
  expect(await schedule.dialog('가족의 답')).toBeVisible();
  expect(await screen.findByText('1/2가족 답함')).toBeVisible();
  await waitFor(() => expect(currentPath()).toBe('/account/calendar'));
});

it('opens nothing for an address that names no day of answers [RTE-4]', async () => {
  const { currentPath } = await openCalendar({}, { path: '/account/calendar?answers=today' });
  await waitFor(() => expect(currentPath()).toBe('/account/calendar'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
