import { CLASS_PROGRESSES } from './class-progress.ts';
import { CLASS_EVENTS, moveClass } from './class-transitions.ts';

const ALLOWED = [
  'UPCOMING FIRST_LESSON IN_PROGRESS',
  'UPCOMING LESSONS_OVER ENDED',
  'UPCOMING LESSONS_ADDED UPCOMING',
  'UPCOMING CANCEL UPCOMING',
  'IN_PROGRESS LESSONS_OVER ENDED',
  'IN_PROGRESS LESSONS_ADDED IN_PROGRESS',
  'IN_PROGRESS CANCEL IN_PROGRESS',
  'ENDED LESSONS_ADDED IN_PROGRESS',
  'ENDED SETTLED FINISHED',
];
const every = CLASS_PROGRESSES.flatMap((progress) => CLASS_EVENTS.map((event) => [progress, event] as const));

describe('the life of a class [CLS-1]', () => {
  it('has these steps and no others', () => {
    const found = every.flatMap(([progress, event]) => {
      const to = moveClass({ progress, isCanceled: false }, event);
      return to ? `${progress} ${event} ${to}` : [];
    });
    expect(found.toSorted()).toEqual(ALLOWED.toSorted());
  });

  it.each(every)('does not go on from %s by %s once it was cancelled', (progress, event) => {
    expect(moveClass({ progress, isCanceled: true }, event)).toBeUndefined();
  });
});
