import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { ERRORS, type ErrorCode } from '@portal/domain/contract/error-code';
import { lessonDeskContract } from '@portal/domain/lessons/lesson-desk.contract';
import type { LessonDesk } from '@portal/domain/lessons/lesson-desk.contract';
import { fake, type Fake, offline, problemResponse } from '@portal/testing/contract-fakes';
import { aLessonDesk, aLessonWait, aTaughtLesson } from '@portal/testing/lessons/lesson-desk-builders';
import { openedDialog } from '@portal/testing-react/opened-dialog';
import { holdDesks, nobodyCame } from '../lessons.fixture.ts';
import { button } from '../lessons.screen.ts';
import { renderAlone } from '../render-alone.fixture.ts';
import { HoldPanel } from './hold-panel.tsx';
import { NoShowGuard } from './no-show-guard.tsx';

const { getLessonDesk, startLesson, extendLesson, finishLesson, declareNoShow } = lessonDeskContract;
const waiting = aLessonDesk({ attendance: nobodyCame, wait: aLessonWait({ waitedMs: 15 * 60_000 }) });
const RELOADED = /최신 상태를 다시 불러왔어요/;

const press = (name: string) => async (user: UserEvent) => user.click(button(name));
const confirm = (name: string, question: string) => async (user: UserEvent) => {
  await user.click(button(name));
  await user.click(within(await openedDialog(question, 'alertdialog')).getByRole('button', { name }));
};
const end = confirm('수업 끝내기', '수업을 끝낼까요?');
const absent = confirm('학생 결석', '학생 결석으로 끝낼까요?');

const open = (desk: LessonDesk, handler: Fake) =>
  renderAlone(
    () => (
      <>
        <HoldPanel desk={desk} />
        <NoShowGuard desk={desk} />
      </>
    ),
    { handlers: [handler, fake(getLessonDesk, desk)] },
  );

const ACTIONS = {
  start: {
    endpoint: startLesson,
    desk: holdDesks.late,
    act: press('수업 시작하기'),
    failed: '수업을 시작하지 못했어요',
  },
  extend: { endpoint: extendLesson, desk: aLessonDesk(), act: press('5분 늘리기'), failed: '시간을 늘리지 못했어요' },
  finish: { endpoint: finishLesson, desk: aLessonDesk(), act: end, failed: '수업을 끝내지 못했어요' },
  noShow: { endpoint: declareNoShow, desk: waiting, act: absent, failed: '결석으로 끝내지 못했어요' },
} as const;
type Action = keyof typeof ACTIONS;

const CASES: [Action, ErrorCode, boolean][] = [
  ['start', 'WRONG_STATE', true],
  ['start', 'VERSION_CONFLICT', true],
  ['start', 'FORBIDDEN', false],
  ['start', 'UNEXPECTED', false],
  ['extend', 'WRONG_STATE', true],
  ['extend', 'NEXT_SLOT_BUSY', true],
  ['extend', 'UNEXPECTED', false],
  ['finish', 'VERSION_CONFLICT', true],
  ['finish', 'FORBIDDEN', false],
  ['finish', 'UNEXPECTED', false],
  ['noShow', 'STUDENTS_CAME', true],
  ['noShow', 'STUDENT_AT_DOOR', true],
  ['noShow', 'WAIT_15_MIN', false],
  ['noShow', 'UNEXPECTED', false],
];

it.each(CASES)(
  '%s that is refused with %s says why; with a word on what is new: %s [CLS-2]',
  async (name, code, isNew) => {
    const { endpoint, desk, act, failed } = ACTIONS[name];
    const { user } = open(
      desk,
      fake(endpoint, () => problemResponse(code)),
    );
    await screen.findByRole('region', { name: '지금 할 일' });
    await act(user);
    expect(await screen.findByText(failed)).toBeVisible();
    expect(screen.getByText(ERRORS[code].message)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(screen.queryByText(RELOADED) !== null).toBe(isNew);
  },
);

it.each(Object.keys(ACTIONS) as Action[])('%s works at the second try, after the line was gone', async (name) => {
  const { endpoint, desk, act, failed } = ACTIONS[name];
  let handler: Fake = offline(endpoint);
  const sent = jest.fn();
  const { user } = open(desk, {
    ...handler,
    answer: (request) => {
      sent();
      return handler.answer(request);
    },
  });
  await screen.findByRole('region', { name: '지금 할 일' });
  await act(user);
  expect(await screen.findByText(failed)).toBeVisible();
  expect(screen.getByText(/서버가 답하지 않아요/)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  handler = fake(endpoint, aTaughtLesson());
  await act(user);
  await waitFor(() => expect(screen.queryByText(failed)).not.toBeInTheDocument());
  expect(sent).toHaveBeenCalledTimes(2);
});

it.each([
  ['수업 끝내기', '수업을 끝낼까요?', '계속 수업하기', aLessonDesk()],
  ['학생 결석', '학생 결석으로 끝낼까요?', '더 기다리기', waiting],
])(
  '“%s” asks first, and Escape or a second thought sends nothing and leads back to it',
  async (name, ask, no, desk) => {
    const asked = jest.fn(() => aTaughtLesson());
    const { user } = open(desk, name === '학생 결석' ? fake(declareNoShow, asked) : fake(finishLesson, asked));
    await screen.findByRole('region', { name: '지금 할 일' });
    for (const leave of [() => user.keyboard('{Escape}'), () => user.click(button(no))]) {
      await user.click(button(name));
      await openedDialog(ask, 'alertdialog');
      expect(screen.getByRole('button', { name: no })).toHaveFocus();
      await leave();
      await waitFor(() => expect(button(name)).toHaveFocus());
    }
    expect(asked).not.toHaveBeenCalled();
  },
);

it('an action that is pressed twice is sent once', async () => {
  const sent = jest.fn(() => aLessonDesk());
  const { user } = open(holdDesks.late, fake(startLesson, sent));
  await screen.findByRole('region', { name: '지금 할 일' });
  await user.dblClick(button('수업 시작하기'));
  await waitFor(() => expect(sent).toHaveBeenCalled());
  expect(sent).toHaveBeenCalledTimes(1);
});
