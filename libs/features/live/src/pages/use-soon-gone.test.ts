import { act, renderHook } from '@testing-library/react';
import { useSoonGone } from './use-soon-gone.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('what is said when the pages are kept [CLS-3]', () => {
  it('goes by itself after ten seconds, and not before', () => {
    const takeAway = jest.fn();
    renderHook(() => useSoonGone(true, takeAway));
    act(() => void jest.advanceTimersByTime(9_900));
    expect(takeAway).not.toHaveBeenCalled();
    act(() => void jest.advanceTimersByTime(200));
    expect(takeAway).toHaveBeenCalledTimes(1);
  });

  it('begins its ten seconds anew each time', () => {
    const takeAway = jest.fn();
    const { rerender } = renderHook(({ isSaid }) => useSoonGone(isSaid, takeAway), { initialProps: { isSaid: true } });
    act(() => void jest.advanceTimersByTime(9_000));
    rerender({ isSaid: false });
    rerender({ isSaid: true });
    act(() => void jest.advanceTimersByTime(9_000));
    expect(takeAway).not.toHaveBeenCalled();
  });
});
