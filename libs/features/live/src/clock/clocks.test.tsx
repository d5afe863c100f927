import { screen, waitFor, within } from '@testing-library/react';
import { lessonDeskContract } from '@portal/domain/lessons/lesson-desk.contract';
import { fake, type Fake, fakeProblem, offline } from '@portal/testing/contract-fakes';
import { aLessonDesk, anAttendance } from '@portal/testing/lessons/lesson-desk-builders';
import { aHost, aParticipant, aRoomState } from '@portal/testing/live/live-builders';
import { openedDialog } from '@portal/testing-react/opened-dialog';
import { button } from '../live.screen.ts';
import { renderInRoom, withRooms } from '../visit-room.fixture.ts';
import { RoomClock } from './room-clock.tsx';
import { WaitClock } from './wait-clock.tsx';

const { getLessonDesk, declareNoShow } = lessonDeskContract;
const at = (time: string) => `2026-11-18T${time}+09:00`;

withRooms();

it.each([
  ['10:29:59', '시작까지 0:01'],
  ['10:30:00', '남은 시간 1:00:00'],
  ['11:29:59', '남은 시간 0:01'],
  ['11:30:00', '0:00 지났어요'],
  ['11:31:05', '1:05 지났어요'],
])('at %s the room of a lesson from 10:30 to 11:30 says %s [CLS-3]', async (now, text) => {
  await renderInRoom(RoomClock, { state: aRoomState(), now: at(now) });
  expect(screen.getByRole('timer')).toHaveTextContent(text);
});

describe('the host who waits for her students', () => {
  const alone = aRoomState({ participants: [aHost()] });
  const nobody = aLessonDesk({ attendance: [] });
  const open = (now: string, { state = alone, handlers = [] as Fake[], desk = nobody } = {}) =>
    renderInRoom(WaitClock, { state, now: at(now), handlers: [...handlers, fake(getLessonDesk, desk)] });

  it.each([
    ['10:30:00', false, false],
    ['10:34:59', false, false],
    ['10:35:00', true, false],
    ['10:44:59', true, false],
    ['10:45:00', true, true],
  ])('at %s may say that she waits: %s, and that they are absent: %s [CLS-3]', async (now, mayTell, mayEnd) => {
    await open(now);
    expect((button('기다린다고 알리기') as HTMLButtonElement).disabled).toBe(!mayTell);
    await waitFor(() => expect((button('학생 결석') as HTMLButtonElement).disabled).toBe(!mayEnd));
  });

  it.each([
    ['the lesson has not begun', '10:29:59', alone],
    ['a student is there', '10:50:00', aRoomState()],
  ])('sees no clock while %s', async (_, now, state) => {
    await open(now, { state });
    expect(screen.queryByText(/기다린 시간/)).not.toBeInTheDocument();
  });

  it('waits on with a guardian alone in the room [CLS-3]', async () => {
    const guardian = aParticipant({ id: 'guest-3', role: 'GUARDIAN', name: '보호자 B01' });
    await open('10:50:00', { state: aRoomState({ participants: [aHost(), guardian] }) });
    expect(screen.getByText(/학생을 기다린 시간 20:00/)).toBeVisible();
  });

  it('cannot call a student absent who was there and left [CLS-3]', async () => {
    let asked = 0;
    const desk = fake(getLessonDesk, () => {
      asked += 1;
      return aLessonDesk({ attendance: [anAttendance({ leftAt: at('10:40:00') })] });
    });
    await open('10:50:00', { handlers: [desk] });
    await waitFor(() => expect(asked).toBe(1));
    expect(button('학생 결석')).toBeDisabled();
  });

  it.each([
    ['somebody has come meanwhile', fakeProblem(declareNoShow, 'STUDENTS_CAME'), /들어온 학생이 있어/],
    ['the line is gone', offline(declareNoShow), /서버가 답하지 않아요/],
  ])('is told why it did not work when %s, and stays in the room', async (_, refusal, words) => {
    const { user } = await open('10:50:00', { handlers: [refusal] });
    await waitFor(() => expect(button('학생 결석')).toBeEnabled());
    await user.click(button('학생 결석'));
    const question = await openedDialog('학생 결석으로 끝낼까요?', 'alertdialog');
    await user.click(within(question).getByRole('button', { name: '학생 결석' }));
    expect(await screen.findByText(words)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(button('학생 결석')).toBeEnabled();
  });

  it.each([
    [true, '아직 오지 않은 학생에게 알렸어요'],
    [false, '하지 못했어요. 잠시 뒤에 다시 해 주세요.'],
  ])('is told whether her message went out: %s', async (ok, words) => {
    const { user, server } = await open('10:40:00');
    server.answerWith(ok ? { ok } : { ok, code: 'RATE_LIMIT' });
    await user.click(button('기다린다고 알리기'));
    expect(await screen.findByText(words)).toBeVisible();
  });
});
