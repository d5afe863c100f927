import { screen } from '@testing-library/react';
import { aRoomState } from '@portal/testing/live/live-builders';
import { Board } from '../board/board.tsx';
import { button } from '../live.screen.ts';
import { renderInRoom, withRooms } from '../visit-room.fixture.ts';

withRooms();

describe('a line to write on the board', () => {
  it('does it without pointing, is offered with the tool for letters alone, and lies over the paper [CLS-3]', async () => {
    const { user } = await renderInRoom(Board, { state: aRoomState({ focus: 'BOARD' }) });
    const tool = await screen.findByRole('radio', { name: '글자' });
    expect(screen.queryByRole('textbox')).toBeNull();
    await user.click(tool);
    const line = screen.getByRole('textbox', { name: '칠판에 쓸 글' });
    // So the paper stays as high as it was.
    expect(line.closest('[data-over]')).not.toBeNull();
    await user.type(line, 'y = 3x');
    await user.click(button('칠판에 쓰기'));
    expect(screen.getByRole('list', { name: '칠판에 적힌 글' })).toHaveTextContent('y = 3x');
    expect(line).toHaveValue('');
  });
});
