import { cleanup } from '@testing-library/react';
import { renderAlone } from '../alone.fixture.ts';
import { type GhostPicture, GridGhost, paintGhost } from './grid-ghost.tsx';

const picture: GhostPicture = {
  x: 54,
  y: 113,
  width: 92,
  height: 54,
  title: '',
  when: '10:00–11:00 · 1시간',
  why: null,
  kind: 'free',
};

function paint(...pictures: (GhostPicture | null)[]): HTMLElement {
  renderAlone(<GridGhost ref={null} />);
  const ghost = document.querySelector<HTMLElement>('[data-ghost]') as HTMLElement;
  for (const one of pictures) paintGhost(ghost, one);
  return ghost;
}
const text = (ghost: HTMLElement, part: string) => ghost.querySelector(`[data-${part}]`)?.textContent;

describe('what follows the pointer', () => {
  it('is not there until something is drawn, and gone when it is let go [CAL-1]', () => {
    expect(paint()).not.toBeVisible();
    cleanup();
    expect(paint(picture, null)).not.toBeVisible();
  });

  it('stands at its place and says how long it is [CAL-2]', () => {
    const ghost = paint(picture);
    expect(ghost).toBeVisible();
    expect(ghost).toHaveStyle({ transform: 'translate(54px, 113px)', width: '92px', height: '54px' });
    expect(text(ghost, 'when')).toBe('10:00–11:00 · 1시간');
  });

  it('says why it cannot be opened there, and takes that back once it can [CAL-2]', () => {
    const refused = { ...picture, why: '지난 시간은 열 수 없어요.' };
    const there = paint(refused);
    expect(there).toHaveAttribute('data-refused');
    expect(text(there, 'why')).toBe('지난 시간은 열 수 없어요.');
    paintGhost(there, picture);
    expect(there).not.toHaveAttribute('data-refused');
    expect(text(there, 'why')).toBe('');
  });

  it.each([
    [33, true],
    [34, false],
  ])('of %i px has its words above it: %s [CAL-1]', (height, isLow) => {
    expect(paint({ ...picture, height }).hasAttribute('data-low')).toBe(isLow);
  });

  it('holds no word that the sheet of the calendar would draw on top: it drew “true” [CAL-1]', () => {
    const ghost = paint({ ...picture, kind: 'event', title: '상담' });
    expect(ghost.querySelector('[data-words]')).toBeNull();
    expect(ghost).toHaveTextContent(/^상담10:00–11:00 · 1시간$/);
  });

  it('of an entry shows its title as plain text [CAL-1]', () => {
    const ghost = paint({ ...picture, kind: 'event', title: '<b>회의</b>' });
    expect(text(ghost, 'title')).toBe('<b>회의</b>');
    expect(ghost).toHaveAttribute('data-kind', 'event');
  });
});
