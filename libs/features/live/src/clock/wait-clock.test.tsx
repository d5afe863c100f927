import { act, screen, waitFor, within } from '@testing-library/react';
import type { LessonWait } from '@portal/domain/evidence/lesson-wait';
import { lessonDeskContract } from '@portal/domain/lessons/lesson-desk.contract';
import type { LIVE_REFUSALS } from '@portal/domain/live/live-events';
import { fake, type Fake, fakeProblem, offline } from '@portal/testing/contract-fakes';
import { aLessonDesk, aLessonWait, anAttendance } from '@portal/testing/lessons/lesson-desk-builders';
import { aHost, aRoomState } from '@portal/testing/live/live-builders';
import { openedDialog } from '@portal/testing-react/opened-dialog';
import { button } from '../live.screen.ts';
import { renderInRoom, withRooms } from '../visit-room.fixture.ts';
import { WaitClock } from './wait-clock.tsx';

const { getLessonDesk, declareNoShow } = lessonDeskContract;
const at = (time: string) => `2026-11-18T${time}+09:00`;
const fromStart = aLessonWait({ at: at('10:30:00'), waitedMs: 0 });
const nobody = aLessonDesk({ attendance: [anAttendance({ state: null, joinedAt: null, minutes: 0 })] });
const steps = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

withRooms();

interface Case {
  wait?: Partial<LessonWait>;
  handlers?: Fake[];
  desk?: typeof nobody;
}
const open = (now: string, { wait, handlers = [], desk = nobody }: Case = {}) =>
  renderInRoom(WaitClock, {
    state: aRoomState({ participants: [aHost()], wait: { ...fromStart, ...wait } }),
    now: at(now),
    handlers: [...handlers, fake(getLessonDesk, desk)],
  });

describe('the host who waits for her students', () => {
  it.each([
    ['10:30:00', false, false, '5분 뒤에 알릴 수 있어요.', '15분 뒤에 할 수 있어요.'],
    ['10:34:59', false, false, '1초 뒤에 알릴 수 있어요.', '10분 1초 뒤에 할 수 있어요.'],
    ['10:35:00', true, false, '', '10분 뒤에 할 수 있어요.'],
    ['10:44:59', true, false, '', '1초 뒤에 할 수 있어요.'],
    ['10:45:00', true, true, '', ''],
  ])(
    'at %s may say that she waits: %s, and that they are absent: %s [CLS-3]',
    async (now, mayTell, mayEnd, untilTell, untilEnd) => {
      await open(now);
      expect(await screen.findByText('A01 학생이 아직 오지 않았어요')).toBeVisible();
      expect((button('기다린다고 알리기') as HTMLButtonElement).disabled).toBe(!mayTell);
      expect(button('기다린다고 알리기')).toHaveAccessibleDescription(untilTell);
      expect((button('학생 결석') as HTMLButtonElement).disabled).toBe(!mayEnd);
      expect(button('학생 결석')).toHaveAccessibleDescription(untilEnd);
    },
  );

  it.each([
    ['it runs', '10:37:42', {}, ['지금기다린다고 알릴 수 있어요', '10:45결석으로 정할 수 있어요']],
    ['it has stood once', '10:37:42', { at: at('10:33:00'), waitedMs: 90_000 }, ['지금', '10:47']],
    [
      'it stands',
      '10:37:42',
      { isRunning: false, isHostThere: false, waitedMs: 60_000 },
      ['기다린 지 5분이 되면', '기다린 지 15분이 되면'],
    ],
    ['it is over', '10:50:00', {}, ['지금', '지금']],
    ['somebody has come', '10:37:42', { cameIds: ['student-A01'] }, ['지금']],
  ])('reads when she may do what while %s [CLS-3]', async (_, now, wait, words) => {
    await open(now, { wait });
    expect(steps()).toEqual(words.map((one) => expect.stringContaining(one)));
  });

  it('sees her clock stand when a student is at the door, and run on from there when he has left [CLS-3]', async () => {
    const { server } = await open('10:37:42', {
      wait: { isRunning: false, waitedMs: 60_000, atDoorIds: ['student-A01'] },
    });
    expect(screen.getByText('문 앞에 1명이 기다려요')).toBeVisible();
    expect(screen.getByRole('timer')).toHaveTextContent(/멈춤1:00/);
    await waitFor(() => expect(button('학생 결석')).toHaveAccessibleDescription(/문 앞의 학생을 .*들어오게/));
    // There is nobody else whom she could tell.
    expect(screen.queryByRole('button', { name: '기다린다고 알리기' })).not.toBeInTheDocument();
    act(() => server.say('live.waited', { wait: aLessonWait({ at: at('10:37:00'), waitedMs: 60_000 }) }));
    expect(screen.getByRole('timer')).toHaveTextContent('기다린 시간1:42');
    expect(await screen.findByText('A01 학생이 아직 오지 않았어요')).toBeVisible();
    expect(button('기다린다고 알리기')).toHaveAccessibleDescription('3분 18초 뒤에 알릴 수 있어요.');
  });

  it.each([
    ['10:32:00', '3분 뒤에 알릴 수 있어요.', '10:35'],
    ['10:35:00', '', '지금'],
  ])(
    'at %s says the same by button and step while one is at the door and one is missing [CLS-3]',
    async (now, why, when) => {
      const missing = { state: null, joinedAt: null, minutes: 0 } as const;
      const attendance = ['A01', 'A02'].map((no) =>
        anAttendance({ ...missing, studentId: `student-${no}`, studentName: `학생 ${no}` }),
      );
      await open(now, {
        wait: { isRunning: false, waitedMs: 60_000, atDoorIds: ['student-A01'] },
        desk: aLessonDesk({ attendance }),
      });
      expect(await screen.findByRole('button', { name: '기다린다고 알리기' })).toHaveAccessibleDescription(why);
      expect(steps()[0]).toBe(`${when}기다린다고 알릴 수 있어요`);
    },
  );

  it('is promised neither message nor absence where everybody who is missing stands at the door [CLS-3]', async () => {
    await open('10:50:00', { wait: { isRunning: false, waitedMs: 16 * 60_000, atDoorIds: ['student-A01'] } });
    await waitFor(() => expect(screen.queryByText('기다린다고 알릴 수 있어요')).not.toBeInTheDocument());
    expect(screen.queryByRole('button', { name: '기다린다고 알리기' })).not.toBeInTheDocument();
    expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
    expect(button('학생 결석')).toBeDisabled();
  });

  it('reads from when she may tell again what she has just told [CLS-3]', async () => {
    const { user } = await open('10:40:00');
    await user.click(button('기다린다고 알리기'));
    await screen.findByRole('button', { name: '다시 알리기' });
    await waitFor(() => expect(steps()[0]).toBe('10:43기다린다고 알릴 수 있어요'), { timeout: 3_000 });
  });

  it('cannot call a student absent who was there and left [CLS-3]', async () => {
    await open('10:50:00', { wait: { cameIds: ['student-A01'] } });
    expect(await screen.findByText('A01 학생이 들어왔다가 나갔어요')).toBeVisible();
    expect(button('학생 결석')).toBeDisabled();
    expect(button('학생 결석')).toHaveAccessibleDescription(/들어온 학생이 있어 결석으로 끝낼 수 없어요/);
  });

  it.each([
    ['somebody has come meanwhile', fakeProblem(declareNoShow, 'STUDENTS_CAME'), /들어온 학생이 있어/],
    ['somebody stands at the door', fakeProblem(declareNoShow, 'STUDENT_AT_DOOR'), /문 앞에서 기다리는 학생이 있어요/],
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

  it.each<[string, (typeof LIVE_REFUSALS)[number] | null, RegExp]>([
    ['went out', null, /아직 오지 않은 학생에게 알렸어요/],
    ['has nobody to go to', 'NOT_FOUND', /알릴 학생이 없어요/],
    ['is too early for the server', 'NOT_ALLOWED', /5분을 기다린 뒤에 알려 주세요/],
    ['went out a moment ago', 'RATE_LIMIT', /조금 전에 알렸어요/],
    ['did not reach the room', 'NOT_IN_ROOM', /연결이 잠시 끊겼어요/],
  ])('is told when her message %s [CLS-3]', async (_, code, words) => {
    const { user, server } = await open('10:40:00');
    server.answerWith(code ? { ok: false, code } : { ok: true });
    await user.click(button('기다린다고 알리기'));
    expect(await screen.findByText(words)).toBeVisible();
  });
});
