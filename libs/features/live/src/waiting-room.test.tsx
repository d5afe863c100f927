import { act, screen } from '@testing-library/react';
import { freezeClock } from '@portal/testing/frozen-clock';
import { aLessonWait } from '@portal/testing/lessons/lesson-desk-builders';
import { aHost, aLiveLesson, aParticipant, aRoomPass, aRoomState } from '@portal/testing/live/live-builders';
import { hostFakes } from './live.fixture.ts';
import { button, tool } from './live.screen.ts';
import { RoomFrame } from './room/room-frame.tsx';
import { renderInRoom, withRooms } from './visit-room.fixture.ts';

const alone = aRoomState({ participants: [aHost()], wait: aLessonWait() });
const guardian = aParticipant({ id: 'guest-3', role: 'GUARDIAN', name: '보호자 B01' });
const open = (state = alone, options: Parameters<typeof renderInRoom>[1] = {}) =>
  renderInRoom(() => <RoomFrame onLeave={() => undefined} />, { state, handlers: hostFakes(), ...options });
const clock = () => screen.queryByText('/ 15분');

withRooms();

describe('the clock of a host who waits', () => {
  it.each([
    ['alone', alone],
    ['with a guardian', aRoomState({ ...alone, participants: [aHost(), guardian] })],
  ])('has the stage while she is there %s [CLS-3]', async (_, state) => {
    await open(state);
    expect(clock()).toBeVisible();
  });

  it('gives way to a student who comes, and is back when she has left [CLS-3]', async () => {
    const { server } = await open();
    act(() => server.say('live.participant', { participant: aParticipant() }));
    expect(clock()).not.toBeInTheDocument();
    act(() => server.say('live.left', { participantId: 'guest-1' }));
    expect(clock()).toBeVisible();
  });

  it('gives the stage to the board and stays one line, which unfolds what she may do [CLS-3]', async () => {
    const { user } = await open();
    await user.click(await tool('칠판'));
    expect(await screen.findByRole('region', { name: '칠판' })).toBeVisible();
    expect(clock()).not.toBeInTheDocument();
    expect(screen.getByText('12:00')).toHaveTextContent('학생을 기다린 시간 12:00');
    expect(screen.queryByRole('button', { name: '기다린다고 알리기' })).not.toBeInTheDocument();
    await user.click(button('할 일'));
    expect(button('할 일')).toHaveAttribute('aria-expanded', 'true');
    expect(button('기다린다고 알리기')).toBeEnabled();
  });

  it('is a line over the way to a meeting elsewhere [CLS-3]', async () => {
    const link = { kind: 'LINK', url: 'https://meet.example.com/a' } as const;
    await open(alone, { pass: aRoomPass({ media: link }) });
    expect(screen.getByRole('link', { name: /화상 수업 열기/ })).toBeVisible();
    expect(screen.getByText('12:00')).toBeVisible();
  });

  it('begins with the lesson, not before [CLS-3]', async () => {
    await open({ ...alone, lesson: aLiveLesson({ startAt: '2026-11-18T10:42:30+09:00' }) });
    expect(clock()).not.toBeInTheDocument();
    freezeClock('2026-11-18T10:42:30+09:00');
    expect(await screen.findByText('/ 15분', {}, { timeout: 3_000 })).toBeVisible();
  });
});
