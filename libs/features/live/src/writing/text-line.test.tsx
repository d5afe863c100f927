import { screen } from '@testing-library/react';
import { aRoomState } from '@portal/testing/live/live-builders';
import { Board } from '../board/board.tsx';
import { button } from '../live.screen.ts';
import { renderInRoom, withRooms } from '../visit-room.fixture.ts';

withRooms();

describe('a line to write on the board', () => {
  it('does it without pointing, is offered with the tool for letters alone, and has its place beside the paper before [CLS-3]', async () => {
    const { user } = await renderInRoom(Board, { state: aRoomState({ focus: 'BOARD' }) });
    const tool = await screen.findByRole('radio', { name: '글자' });
    expect(screen.queryByRole('textbox')).toBeNull();
    const place = document.querySelector('[data-write]');
    expect(place).not.toBeNull();
    await user.click(tool);
    const line = screen.getByRole('textbox', { name: '칠판에 쓸 글' });
    // So the paper stays as high as it was, and all of it is in sight.
    expect(line.closest('[data-write]')).toBe(place);
    await user.type(line, 'y = 3x');
    await user.click(button('칠판에 쓰기'));
    expect(screen.getByRole('list', { name: '칠판에 적힌 글' })).toHaveTextContent('y = 3x');
    expect(line).toHaveValue('');
  });
});
