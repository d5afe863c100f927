import { act } from '@testing-library/react';

const STEP_MS = 1_000;
/** In which a fake answers, in real time. */
const ANSWER_MS = 15;

/**
 * Runs a part of a test in which time passes only when the test says so, while requests are answered as ever. `pass` lets
 * so much time pass, and after each of its seconds what was asked meanwhile be answered.
 */
export async function withFakeTimers(work: (pass: (ms: number) => Promise<void>) => Promise<void>): Promise<void> {
  const realTimeout = setTimeout;
  const answered = () => new Promise<void>((resolve) => void realTimeout(resolve, ANSWER_MS));
  jest.useFakeTimers({
    // The portal's own clock stands still already.
    doNotFake: ['performance', 'queueMicrotask', 'Date', 'nextTick'],
    advanceTimers: true,
  });
  try {
    await work(async (ms) => {
      for (let passed = 0; passed < ms; passed += STEP_MS) {
        await act(() => jest.advanceTimersByTimeAsync(Math.min(STEP_MS, ms - passed)));
        await act(answered);
      }
    });
  } finally {
    jest.useRealTimers();
  }
}
