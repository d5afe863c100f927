import { render, screen } from '@testing-library/react';
import { UiProvider } from '@portal/ui/provider';
import { doorKorean, type GoneReason } from '../door-korean.ts';
import { RoomGone } from './room-gone.tsx';

const show = (reason: GoneReason, onAgain?: () => void) =>
  render(<RoomGone reason={reason} onAgain={onAgain} />, { wrapper: UiProvider });

describe('somebody who is not in the room any more [CLS-3]', () => {
  it.each([
    ['ENDED', null],
    ['REMOVED', '다시 부탁하기'],
    ['REFUSED', '다시 부탁하기'],
    ['LINK', null],
    ['ELSEWHERE', '여기서 다시 열기'],
    ['FULL', '다시 입장하기'],
    ['CLOSED', '다시 입장하기'],
  ] as const)('is told why: %s; and has this way back: %s', (reason, way) => {
    show(reason, () => undefined);
    expect(screen.getByRole('status')).toHaveTextContent(doorKorean.gone[reason].join(''));
    expect(screen.queryByRole('button')?.textContent ?? null).toBe(way);
  });

  it('finds the focus on what is said, where the room has taken it along', () => {
    show('ENDED');
    expect(screen.getByRole('heading', { name: doorKorean.gone.ENDED[0] })).toHaveFocus();
  });

  it('has no way back where the page knows none', () => {
    show('FULL');
    expect(screen.queryByRole('button')).toBeNull();
  });
});
