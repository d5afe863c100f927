import { screen, waitFor } from '@testing-library/react';
import { aRoomState } from '@portal/testing/live/live-builders';
import { button } from '../live.screen.ts';
import { RoomLanguage } from '../reading/room-words.ts';
import { aDrawnBoard, guardianPass, people, studentPass } from '../room-states.fixture.ts';
import { renderInRoom, withRooms } from '../visit-room.fixture.ts';
import { Board } from './board.tsx';

withRooms();

async function read(pass = studentPass) {
  const state = aRoomState({ pages: aDrawnBoard, participants: people, focus: 'BOARD' });
  const room = await renderInRoom(
    () => (
      <RoomLanguage value="vi">
        <Board />
      </RoomLanguage>
    ),
    { state, pass },
  );
  const board = await screen.findByRole('region', { name: 'Bảng' });
  await waitFor(() => expect(screen.queryByText('Đang mở bảng')).toBeNull());
  return { ...room, board };
}

describe('the board of a guest who reads Vietnamese [CLS-3]', () => {
  it('has its tools, its pages and what is written on it in her language alone', async () => {
    const { user, board } = await read();
    expect(screen.getByRole('radio', { name: 'Bút' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Xanh ngọc' })).toBeEnabled();
    expect(button('Bảng, trang 2')).toBeVisible();
    expect(screen.getByText('2 hình vẽ và nét')).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Chữ' }));
    expect(screen.getByRole('textbox', { name: 'Chữ muốn viết lên bảng' })).toBeVisible();
    expect(board.outerHTML).not.toMatch(/[가-힣]/);
  });

  it('tells who may only look what to do', async () => {
    const { board } = await read(guardianPass);
    expect(screen.getByText(/Nếu muốn vẽ, hãy giơ tay/)).toBeVisible();
    expect(board.outerHTML).not.toMatch(/[가-힣]/);
  });
});

describe('the board of a phone that reads Vietnamese [CLS-3]', () => {
  afterEach(() => jest.restoreAllMocks());

  it('opens tools, pages and what else there is in that language', async () => {
    const sized = (size: number) =>
      function of(this: Element) {
        return this.tagName === 'SECTION' ? size : 0;
      };
    jest.spyOn(Element.prototype, 'clientWidth', 'get').mockImplementation(sized(390));
    jest.spyOn(Element.prototype, 'clientHeight', 'get').mockImplementation(sized(500));
    const { user } = await read();
    await user.click(button('Chọn trang, đang ở tr. 1/2'));
    expect(screen.getByRole('menuitem', { name: 'Trang sau' })).toBeVisible();
    await user.keyboard('{Escape}');
    await user.click(button('Thêm công cụ bảng'));
    expect(screen.getByRole('menuitem', { name: 'Làm lại' })).toBeVisible();
    await user.keyboard('{Escape}');
    await user.click(button('Độ dày nét: Vừa'));
    expect(screen.getByRole('radio', { name: 'Đậm' })).toBeVisible();
    expect(document.body.textContent).not.toMatch(/[가-힣]/);
  });
});
