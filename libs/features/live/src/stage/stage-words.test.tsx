import { screen } from '@testing-library/react';
import { aHost, aParticipant, aRoomState } from '@portal/testing/live/live-builders';
import { button } from '../live.screen.ts';
import { RoomLanguage } from '../reading/room-words.ts';
import { studentPass } from '../room-states.fixture.ts';
import { useRoom } from '../session/use-room.ts';
import { renderInRoom, withRooms } from '../visit-room.fixture.ts';
import { LinkCard } from './link-card.tsx';
import { Stage } from './stage.tsx';

withRooms();

const media = { audio: false, video: true, screen: true, line: 'WEAK' } as const;
const people = [
  aHost({ name: 'Kim', media, handUp: true }),
  aParticipant({ name: 'An' }),
  ...[1, 2, 3, 4, 5, 6].map((no) => aParticipant({ id: `guest-b${no}`, name: `Chi ${no}` })),
];

function Room() {
  const { look } = useRoom();
  return (
    <RoomLanguage value="vi">
      <Stage shape="desk" onEverybody={() => undefined} below={<LinkCard url="https://meet.example.com/a" />} />
      <button type="button" onClick={() => look.show('PEOPLE')}>
        away
      </button>
    </RoomLanguage>
  );
}

describe('the stage of a guest who reads Vietnamese [CLS-3]', () => {
  it('says who is there, how they stand and where the teacher is, in her language alone', async () => {
    const state = aRoomState({ participants: people, focus: 'BOARD', page: 2 });
    const { user } = await renderInRoom(Room, { state, pass: studentPass });
    const list = screen.getByRole('list', { name: 'Hình những người tham gia' });
    for (const said of ['An (bạn)', 'Micro đang tắt', 'Đang giơ tay', 'Đang chia sẻ màn hình', 'Kết nối yếu'])
      expect(list).toHaveTextContent(said);
    expect(button('Phóng to Chi 1')).toBeVisible();
    expect(button('Tất cả 8 người')).toBeVisible();
    expect(screen.getByText('Đang xem theo giáo viên')).toBeVisible();
    expect(screen.getByText('· trang 2')).toBeVisible();
    await user.click(button('away'));
    expect(screen.getByText('· giáo viên đang xem bảng, trang 2')).toBeVisible();
    expect(button('Xem theo giáo viên')).toBeVisible();
    expect(screen.getByRole('link', { name: /Mở buổi học trực tuyến/ })).toBeVisible();
    for (const part of document.querySelectorAll('[data-region]')) expect(part.outerHTML).not.toMatch(/[가-힣]/);
  });
});
