import {
  LESSON_EVENTS,
  LESSON_EXTENSIONS,
  LESSON_OVERRUN_MS,
  type LessonEvent,
  moveLesson,
} from './lesson-transitions.ts';
import { LESSON_STATUSES, type LessonStatus } from './lesson.ts';

const startAt = new Date('2026-11-18T02:00:00Z');
const endAt = new Date('2026-11-18T03:00:00Z');
const minute = (minutes: number) => new Date(startAt.getTime() + minutes * 60_000);
const move = (status: LessonStatus, event: LessonEvent, minutes: number) =>
  moveLesson({ status, startAt, endAt }, event, minute(minutes));

// Every edge of domain-model 3.3.5, at a minute at which it may happen.
const EDGES: readonly (readonly [LessonStatus, LessonEvent, LessonStatus, number])[] = [
  ['UPCOMING', 'START', 'IN_PROGRESS', 0],
  ['UPCOMING', 'NOBODY_CAME', 'DONE', 60],
  ['UPCOMING', 'MOVE', 'UPCOMING', -90],
  ['UPCOMING', 'CANCEL', 'CANCELED', -90],
  ['IN_PROGRESS', 'EXTEND', 'IN_PROGRESS', 50],
  ['IN_PROGRESS', 'FINISH', 'DONE', 50],
  ['IN_PROGRESS', 'NO_SHOW', 'DONE', 15],
  ['DONE', 'CONFIRM', 'FINISHED', 90],
];

describe('the life of a lesson [CLS-2]', () => {
  it.each(EDGES)('%s – %s → %s', (status, event, to, minutes) => {
    expect(move(status, event, minutes)).toEqual({ to });
  });

  it('knows no other events', () => {
    expect(LESSON_EVENTS.toSorted()).toEqual(EDGES.map(([, event]) => event).toSorted());
  });

  it('becomes longer by five, ten or fifteen minutes, and ends by itself half an hour after its end', () => {
    expect([LESSON_EXTENSIONS, LESSON_OVERRUN_MS]).toEqual([[5, 10, 15], 1_800_000]);
  });

  const others = LESSON_STATUSES.flatMap((status) =>
    LESSON_EVENTS.filter((event) => !EDGES.some(([from, known]) => from === status && known === event)).map(
      (event) => [status, event] as const,
    ),
  );
  it.each(others)('%s knows no %s, whenever it is', (status, event) => {
    for (const minutes of [-90, 0, 20, 90]) expect(move(status, event, minutes)).toEqual({ refused: 'WRONG_STATE' });
  });

  it('begins a quarter of an hour before its time at the earliest, and not after its end', () => {
    expect(move('UPCOMING', 'START', -15.01)).toEqual({ refused: 'ROOM_NOT_OPEN' });
    expect(move('UPCOMING', 'START', -15)).toEqual({ to: 'IN_PROGRESS' });
    expect(move('UPCOMING', 'START', 59.9)).toEqual({ to: 'IN_PROGRESS' });
    expect(move('UPCOMING', 'START', 60)).toEqual({ refused: 'WRONG_STATE' });
  });

  it('is not given up before its end, and no student is absent before a quarter of an hour', () => {
    expect(move('UPCOMING', 'NOBODY_CAME', 59.9)).toEqual({ refused: 'WRONG_STATE' });
    expect(move('IN_PROGRESS', 'NO_SHOW', 14.9)).toEqual({ refused: 'WAIT_15_MIN' });
  });
});
