import { screen } from '@testing-library/react';
import type { RoomState } from '@portal/domain/live/live-room';
import { aRoomState, aShownFile } from '@portal/testing/live/live-builders';
import { RoomLanguage } from '../reading/room-words.ts';
import { studentPass } from '../room-states.fixture.ts';
import { renderInRoom, withRooms } from '../visit-room.fixture.ts';
import { MaterialPanel } from './material-panel.tsx';

withRooms();

const Vietnamese = () => (
  <RoomLanguage value="vi">
    <MaterialPanel />
  </RoomLanguage>
);
const open = (over: Partial<RoomState>) => renderInRoom(Vietnamese, { state: aRoomState(over), pass: studentPass });

describe('the material of who reads Vietnamese', () => {
  it('is led to in her words, by the name that it has [CLS-3]', async () => {
    const { user } = await open({ material: aShownFile(), focus: 'BOARD' });
    expect(screen.getByRole('heading', { name: 'Tài liệu đã mở (bây giờ đang xem bảng)' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Tải xuống 일차함수의 그래프 그림.png' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Xem tài liệu' }));
    expect(screen.getByRole('heading', { name: 'Tài liệu đang xem chung' })).toHaveFocus();
  });

  it('is a link that says where it opens [CLS-3]', async () => {
    await open({ material: { kind: 'LINK', name: '교재', url: 'https://school.example' } });
    expect(screen.getByRole('region', { name: 'Giáo viên đang chia sẻ một liên kết' })).toBeVisible();
    expect(screen.getByRole('link', { name: '교재 (mở trong cửa sổ mới)' })).toBeVisible();
  });

  it('is said to be none', async () => {
    await open({});
    expect(screen.getByText('Hiện không có tài liệu nào đang xem chung.')).toBeVisible();
  });
});
