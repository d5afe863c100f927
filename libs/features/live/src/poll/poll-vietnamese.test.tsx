import { act, screen } from '@testing-library/react';
import type { LivePoll } from '@portal/domain/live/live-poll';
import { aRoomState } from '@portal/testing/live/live-builders';
import { RoomLanguage } from '../reading/room-words.ts';
import { studentPass } from '../room-states.fixture.ts';
import { renderInRoom, withRooms } from '../visit-room.fixture.ts';
import { PollCard } from './poll-card.tsx';
import { PollPanel } from './poll-panel.tsx';
import { aClosedQuiz, aGuestQuiz } from './polls.fixture.ts';

withRooms();

const meter = (name: string) => screen.getByRole('meter', { name });

describe('who reads Vietnamese', () => {
  const Vietnamese = () => (
    <RoomLanguage value="vi">
      <PollCard />
      <PollPanel />
    </RoomLanguage>
  );
  const open = (poll: LivePoll) => renderInRoom(Vietnamese, { state: aRoomState({ poll }), pass: studentPass });

  it('chooses and reads the result in her words; what was asked stays as it was written [CLS-3]', async () => {
    const { server } = await open(aGuestQuiz());
    expect(screen.getByText('Câu đố')).toBeVisible();
    expect(screen.getByText('3 người đã chọn')).toBeVisible();
    expect(screen.getByText('Hãy chọn một câu trả lời.')).toBeVisible();
    act(() => server.say('live.polled', { poll: aClosedQuiz({ mine: 1 }) }));
    expect(screen.getByText('Tiếc quá, chưa đúng. Đáp án đúng: 7권')).toBeVisible();
    expect(meter('6권')).toHaveAttribute('aria-valuetext', '1 người');
    expect(meter('6권').closest('li')).toHaveTextContent('Lựa chọn của bạn');
    expect(meter('7권').closest('li')).toHaveTextContent('Đáp án đúng');
  });
});
