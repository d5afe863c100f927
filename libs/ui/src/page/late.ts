import { type ComponentType, lazy } from 'react';

/** How long a network that is there and gave nothing is let be. */
const PAUSE_MS = 1_000;

const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
const connection = () => new Promise((resolve) => addEventListener('online', resolve, { once: true }));

/**
 * What `load` brings. Without a network it waits for the next one and asks again; with one it asks once more, and rejects as
 * `load` does where nothing comes then, as after a new build.
 */
export async function whenItComes<T>(load: () => Promise<T>, isLast = false): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!navigator.onLine) {
      await connection();
      return whenItComes(load);
    }
    if (isLast) throw error;
    await pause();
    return whenItComes(load, true);
  }
}

/** `lazy` of React for code that is opened by a press: where it cannot come it is waited for, and takes nothing with it that stands. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- as `lazy` itself
export const late = <T extends ComponentType<any>>(load: () => Promise<{ default: T }>) =>
  lazy(() => whenItComes(load));
