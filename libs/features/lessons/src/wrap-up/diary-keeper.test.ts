import { aLessonDiary } from '@portal/testing/lessons/lesson-desk-builders';
import { draftOfDiary } from './wrap-up-fields.ts';
import { createDiaryKeeper } from './diary-keeper.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function keeperThatFails() {
  const proposed = draftOfDiary(aLessonDiary());
  const send = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  const keeper = createDiaryKeeper(proposed, {
    read: () => ({ ...proposed, homework: '42쪽' }),
    ...{ adopt: jest.fn(), rebase: jest.fn(), ask: jest.fn(), send },
  });
  return { keeper, send, leave: keeper.subscribe(() => undefined) };
}

it('tries again by itself while the page is open [W9]', async () => {
  const { keeper, send } = keeperThatFails();
  await keeper.save();
  await jest.advanceTimersByTimeAsync(40_000);
  expect(send).toHaveBeenCalledTimes(3);
});

it('tries once more as the page is left, and then lets it be [W9]', async () => {
  const { keeper, send, leave } = keeperThatFails();
  leave();
  await keeper.save();
  await jest.advanceTimersByTimeAsync(120_000);
  expect(send).toHaveBeenCalledTimes(1);
});
