import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { late, whenItComes } from './late.ts';

const MISSING = new Error('Failed to fetch dynamically imported module: /menu.js');
const online = jest.spyOn(navigator, 'onLine', 'get');
beforeEach(() => {
  jest.useFakeTimers();
  online.mockReturnValue(true);
});
afterEach(() => jest.useRealTimers());

/** Code that comes at the `at`th time it is asked for. */
const comesAt = (at: number) => {
  let asked = 0;
  return jest.fn(() =>
    ++asked < at ? Promise.reject(MISSING) : Promise.resolve({ default: () => <p>메뉴를 열었어요</p> }),
  );
};

describe('code that is opened by a press', () => {
  it('is waited for without a network, and stands there with the next one; what stands meanwhile stays', async () => {
    online.mockReturnValue(false);
    const load = comesAt(2);
    const Menu = late(load);
    render(
      <>
        <p>반쯤 쓴 글</p>
        <Suspense fallback={<p>단추</p>}>
          <Menu />
        </Suspense>
      </>,
    );
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect([screen.getByText('반쯤 쓴 글'), screen.getByText('단추')]).toHaveLength(2);
    expect(load).toHaveBeenCalledTimes(1);
    online.mockReturnValue(true);
    await act(async () => {
      window.dispatchEvent(new Event('online'));
      await jest.advanceTimersByTimeAsync(0);
    });
    expect(screen.getByText('메뉴를 열었어요')).toBeVisible();
  });

  it('is asked for once more where a network gave nothing', async () => {
    const load = comesAt(2);
    const here = whenItComes(load);
    await jest.advanceTimersByTimeAsync(1_000);
    await expect(here).resolves.toHaveProperty('default');
  });

  it('is given up where it is gone, as after a new build', async () => {
    const load = comesAt(9);
    const here = expect(whenItComes(load)).rejects.toBe(MISSING);
    await jest.advanceTimersByTimeAsync(1_000);
    await here;
    expect(load).toHaveBeenCalledTimes(2);
  });
});
