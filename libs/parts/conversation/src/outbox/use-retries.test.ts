import { renderHook } from '@testing-library/react';
import { useRetries } from './use-retries.ts';

const retry = jest.fn();
beforeEach(() => {
  retry.mockClear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

/** An outbox that is stuck, tries, and is stuck again. */
function stuckOutbox() {
  const hook = renderHook((state: { isStuck: boolean; isEmpty: boolean }) => useRetries({ ...state, retry }), {
    initialProps: { isStuck: true, isEmpty: false },
  });
  return {
    ...hook,
    becomes(isStuck: boolean, isEmpty = false) {
      hook.rerender({ isStuck, isEmpty });
    },
    failsAgain() {
      hook.rerender({ isStuck: false, isEmpty: false });
      hook.rerender({ isStuck: true, isEmpty: false });
    },
  };
}

describe('what could not be sent [CHT-2]', () => {
  it('is tried again after 5, 15, 30 and then every 60 seconds', () => {
    const outbox = stuckOutbox();
    for (const [tried, pause] of [5_000, 15_000, 30_000, 60_000, 60_000].entries()) {
      jest.advanceTimersByTime(pause - 1);
      expect(retry).toHaveBeenCalledTimes(tried);
      jest.advanceTimersByTime(1);
      expect(retry).toHaveBeenCalledTimes(tried + 1);
      outbox.failsAgain();
    }
  });

  it('is tried again at once when the browser is online, and soon again once everything was sent', () => {
    const outbox = stuckOutbox();
    window.dispatchEvent(new Event('online'));
    expect(retry).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(5_000);
    outbox.becomes(false, true);
    window.dispatchEvent(new Event('online'));
    outbox.becomes(true);
    jest.advanceTimersByTime(5_000);
    expect(retry).toHaveBeenCalledTimes(3);
  });

  it('counts what failed where another one tries', () => {
    const outbox = stuckOutbox();
    jest.advanceTimersByTime(4_000);
    outbox.failsAgain();
    jest.advanceTimersByTime(14_999);
    expect(retry).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('is left alone once nobody looks at the talk', () => {
    stuckOutbox().unmount();
    jest.advanceTimersByTime(60_000);
    window.dispatchEvent(new Event('online'));
    expect(retry).not.toHaveBeenCalled();
  });
});
