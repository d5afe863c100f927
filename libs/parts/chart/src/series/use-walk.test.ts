import { act, renderHook } from '@testing-library/react';
import type { KeyboardEvent } from 'react';
import { useWalk } from './use-walk.ts';

const key = (name: string) => ({ key: name, preventDefault: () => {} }) as KeyboardEvent;

describe('the arrows walk through a chart [STT-1]', () => {
  it('from the end they come to first, one by one, five by five, and no further than there are points', () => {
    const { result } = renderHook(() => useWalk(12));
    const after = (name: string) => {
      act(() => void result.current.onKeyDown(key(name)));
      return result.current.at;
    };
    expect(after('ArrowRight')).toBe(0);
    expect(after('ArrowRight')).toBe(1);
    expect(after('PageDown')).toBe(6);
    expect(after('End')).toBe(11);
    expect(after('ArrowRight')).toBe(11);
    expect(after('PageUp')).toBe(6);
    expect(after('Home')).toBe(0);
    expect(after('ArrowLeft')).toBe(0);
    expect(after('Escape')).toBeNull();
    expect(after('ArrowLeft')).toBe(11);
  });

  it('speaks what the keys chose, not what the mouse passes', () => {
    const { result } = renderHook(() => useWalk(3));
    act(() => void result.current.onKeyDown(key('ArrowRight')));
    expect(result.current.spoken).toBe(true);
    act(() => result.current.point(2));
    expect(result.current).toMatchObject({ at: 2, spoken: false });
  });

  it('reads nothing of a point that is gone, and nothing of none', () => {
    const { result, rerender } = renderHook(({ count }) => useWalk(count), { initialProps: { count: 5 } });
    act(() => result.current.point(4));
    rerender({ count: 2 });
    expect(result.current.at).toBeNull();
    rerender({ count: 0 });
    act(() => void result.current.onKeyDown(key('End')));
    expect(result.current.at).toBeNull();
  });
});
