import { act, render, screen } from '@testing-library/react';
import { Delayed, SkeletonDelayContext } from './delayed.tsx';
import { UiProvider } from './provider.tsx';

const part = (loading: boolean) => (
  <UiProvider>
    <Delayed loading={loading} skeleton={<p>뼈대</p>}>
      {() => <p>내용</p>}
    </Delayed>
  </UiProvider>
);
const AT_ONCE = { shownAfter: 0, keptFor: 0 };
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const skeleton = () => screen.queryByText('뼈대');
const content = () => screen.queryByText('내용');

describe('a skeleton', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const setUp = (loading = true) => {
    const { rerender } = render(part(loading));
    return (next: boolean) => rerender(part(next));
  };

  it('keeps its place unseen for 150 ms, then it is seen', () => {
    setUp();
    expect(skeleton()).toBeInTheDocument();
    pass(149);
    expect(skeleton()).not.toBeVisible();
    pass(1);
    expect(skeleton()).toBeVisible();
  });

  it('never comes when the answer is there before', () => {
    const load = setUp();
    pass(149);
    load(false);
    expect(content()).toBeVisible();
    pass(1_000);
    expect(skeleton()).toBeNull();
    expect(content()).toBeVisible();
  });

  it('never comes when nothing has to be loaded', () => {
    setUp(false);
    expect(content()).toBeVisible();
    expect(skeleton()).toBeNull();
  });

  it('stays 300 ms once it has come, however soon the answer follows', () => {
    const load = setUp();
    pass(150);
    pass(10);
    load(false);
    expect(skeleton()).toBeVisible();
    pass(289);
    expect(content()).toBeNull();
    pass(1);
    expect(content()).toBeVisible();
    expect(skeleton()).toBeNull();
  });

  it('goes at once when it has been there long enough', () => {
    const load = setUp();
    pass(150);
    pass(300);
    expect(skeleton()).toBeVisible();
    load(false);
    expect(content()).toBeVisible();
  });

  it('waits anew for the next load', () => {
    const load = setUp();
    pass(150);
    pass(2_000);
    load(false);
    load(true);
    expect(skeleton()).not.toBeVisible();
    pass(150);
    expect(skeleton()).toBeVisible();
  });

  it('comes and goes at once where the delay is 0, as in a story', () => {
    const { rerender } = render(<SkeletonDelayContext value={AT_ONCE}>{part(true)}</SkeletonDelayContext>);
    expect(skeleton()).toBeVisible();
    rerender(<SkeletonDelayContext value={AT_ONCE}>{part(false)}</SkeletonDelayContext>);
    expect(content()).toBeVisible();
    expect(skeleton()).toBeNull();
  });
});
