import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { lessonDeskContract } from '@portal/domain/lessons/lesson-desk.contract';
import { fake, fakeProblem } from '@portal/testing/contract-fakes';
import { freezeClock } from '@portal/testing/frozen-clock';
import { aLessonDesk, aLessonWait, anAttendance } from '@portal/testing/lessons/lesson-desk-builders';
import { aRoomState } from '@portal/testing/live/live-builders';
import { button } from '../live.screen.ts';
import { studentPass } from '../room-states.fixture.ts';
import { renderInRoom, withRooms } from '../visit-room.fixture.ts';
import { PeoplePanel } from './people-panel.tsx';

const { getLessonDesk } = lessonDeskContract;
const at = (time: string) => `2026-11-18T${time}+09:00`;
const absence = { reason: '감기', announcedAt: at('08:00:00') };
const students = ['A01', 'A02', 'A03', 'A04'].map((name) =>
  anAttendance({ studentId: `student-${name}`, studentName: `학생 ${name}`, state: null, joinedAt: null, minutes: 0 }),
);
// A01 is here, A02 at the door.
const wait = aLessonWait({
  isRunning: false,
  cameIds: ['student-A01'],
  hereIds: ['student-A01'],
  atDoorIds: ['student-A02'],
});

withRooms();

interface Case {
  attendance?: typeof students;
  over?: Partial<typeof wait>;
  now?: string;
}
function Closing() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button onClick={() => setOpen(!isOpen)}>패널</button>
      {isOpen && <PeoplePanel />}
    </>
  );
}
const open = ({ attendance = students, over = {}, now = '10:42:00' }: Case = {}) =>
  renderInRoom(Closing, {
    state: aRoomState({ wait: { ...wait, ...over } }),
    handlers: [fake(getLessonDesk, aLessonDesk({ attendance }))],
    now: at(now),
  });
const missing = async (title: string) =>
  within(await screen.findByRole('region', { name: title }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('the students who are missing', () => {
  it('are those who are neither here nor at the door [CLS-3]', async () => {
    await open();
    expect(await missing('아직 안 온 학생 2명')).toEqual([
      expect.stringMatching(/학생 A03$/),
      expect.stringMatching(/학생 A04$/),
    ]);
  });

  it('are marked where they said so, or have left [CLS-3]', async () => {
    const attendance = students.map((one) => (one.studentName === '학생 A03' ? { ...one, absence } : one));
    await open({ attendance, over: { cameIds: ['student-A01', 'student-A04'] } });
    const [third, fourth] = await missing('지금 없는 학생 2명');
    expect(third).toMatch(/학생 A03못 온다고 했어요$/);
    expect(fourth).toMatch(/학생 A04들어왔다가 나갔어요$/);
  });

  it('are not told of where all are here, nor to a guest [CLS-3]', async () => {
    await open({ attendance: students.slice(0, 2) });
    expect(await screen.findByText('참가자 2명')).toBeVisible();
    expect(screen.queryByRole('button', { name: /알리기/ })).not.toBeInTheDocument();
    cleanup();
    await renderInRoom(PeoplePanel, { state: aRoomState({ wait }), pass: studentPass });
    expect(screen.queryByText(/안 온 학생/)).not.toBeInTheDocument();
  });

  it('need no message when all of them said that they cannot come [CLS-3]', async () => {
    await open({ attendance: students.map((one) => ({ ...one, absence })) });
    expect(await missing('아직 안 온 학생 2명')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: /알리기/ })).not.toBeInTheDocument();
  });

  it('can be asked for again when their names did not come', async () => {
    await renderInRoom(PeoplePanel, {
      state: aRoomState({ wait }),
      handlers: [fakeProblem(getLessonDesk, 'UNEXPECTED')],
    });
    expect(await screen.findByText('학생 명단을 불러오지 못했어요')).toBeVisible();
    expect(button('다시 시도')).toBeVisible();
  });
});

describe('the message to them', () => {
  it('may go out five minutes after the beginning, and says when that is [CLS-3]', async () => {
    await open({ now: '10:33:30' });
    const tell = await screen.findByRole('button', { name: '기다린다고 알리기' });
    expect(tell).toBeDisabled();
    expect(tell).toHaveAccessibleDescription('1분 30초 뒤에 알릴 수 있어요.');
    freezeClock(at('10:35:00'));
    await waitFor(() => expect(button('기다린다고 알리기')).toBeEnabled(), { timeout: 3_000 });
  });

  it('says when it was sent and when it may go out again, also after the panel was closed [CLS-3]', async () => {
    const { user, said } = await open();
    await user.click(await screen.findByRole('button', { name: '기다린다고 알리기' }));
    expect(said()).toEqual([['live.waitMessage', {}]]);
    expect(await screen.findByRole('button', { name: '다시 알리기' })).toBeDisabled();
    expect(button('다시 알리기')).toHaveAccessibleDescription('10:42에 알렸어요. 3분 뒤에 다시 알릴 수 있어요.');
    await user.click(button('패널'));
    expect(screen.queryByText(/다시 알릴 수/)).not.toBeInTheDocument();
    freezeClock(at('10:43:00'));
    await user.click(button('패널'));
    expect(await screen.findByRole('button', { name: '다시 알리기' })).toHaveAccessibleDescription(
      '10:42에 알렸어요. 2분 뒤에 다시 알릴 수 있어요.',
    );
    freezeClock(at('10:45:00'));
    await waitFor(() => expect(button('다시 알리기')).toBeEnabled(), { timeout: 3_000 });
    expect(button('다시 알리기')).toHaveAccessibleDescription('10:42에 알렸어요.');
  });

  it('that went out a moment ago is refused in words, and nothing says that it was sent [CLS-3]', async () => {
    const { user, server } = await open();
    server.answerWith({ ok: false, code: 'RATE_LIMIT' });
    await user.click(await screen.findByRole('button', { name: '기다린다고 알리기' }));
    expect(await screen.findByText(/조금 전에 알렸어요. 몇 분 뒤에/)).toBeVisible();
    expect(button('기다린다고 알리기')).toBeEnabled();
    expect(screen.queryByText(/:\d\d에 알렸어요/)).not.toBeInTheDocument();
  });
});
