import * as fc from 'fast-check';
import * as v from 'valibot';
import { HighlightMark, NOTIFICATION_CATEGORIES } from '@portal/domain/notifications/notification';
import { dayOf, isoWeekdayOf, minuteOf } from '@portal/domain/time/day';
import { buildDemo } from './demo-data.ts';
import { isSeededMove } from './lessons/lesson-moves.ts';
import { anchorOf, DEMO_ZONE, weekPattern } from './lessons/week-pattern.ts';
import { markedText } from './notifications/marked-text.ts';
import { DEMO_ACCOUNTS } from './people/accounts.ts';

const NOW = new Date('2026-11-18T01:42:00Z');
const MATH = DEMO_ACCOUNTS.math.id;
const demo = buildDemo(NOW);
const mine = demo.lessons.filter(({ teacherId }) => teacherId === MATH);

const countBy = <T>(items: readonly T[], keyOf: (item: T) => string) =>
  items.reduce<Record<string, number>>((counts, item) => {
    counts[keyOf(item)] = (counts[keyOf(item)] ?? 0) + 1;
    return counts;
  }, {});
const minutesOf = ({ startAt, endAt }: { startAt: Date; endAt: Date }) =>
  (endAt.getTime() - startAt.getTime()) / 60_000;

const STATUSES = { FINISHED: 139, DONE: 4, IN_PROGRESS: 1, UPCOMING: 76, CANCELED: 12 };

describe('the demo of the main teacher', () => {
  it('has 232 lessons in the states of demo-data 4.2', () => {
    expect(mine).toHaveLength(232);
    expect(countBy(mine, ({ status }) => status)).toEqual(STATUSES);
    expect(mine.filter(({ isTrial }) => isTrial)).toHaveLength(8);
    expect(mine.filter(({ held, status }) => held === false && status === 'FINISHED')).toHaveLength(3);
  });

  it('has twelve classes with the lessons that 4.2 gives to each kind', () => {
    const classes = demo.classes.filter(({ teacherId }) => teacherId === MATH);
    expect(countBy(classes, ({ progress, canceledAt }) => (canceledAt ? 'canceled' : progress))).toEqual({
      IN_PROGRESS: 5,
      UPCOMING: 2,
      ENDED: 1,
      FINISHED: 3,
      canceled: 1,
    });
    const regular = countBy(
      mine.filter(({ isTrial }) => !isTrial),
      ({ classId }) => classId,
    );
    expect(classes.map(({ id }) => [id, regular[id]]).toSorted()).toEqual(
      classes.map(({ id, lessonTotal }) => [id, lessonTotal]).toSorted(),
    );
    expect(Object.values(regular).toSorted((one, other) => one - other)).toEqual([
      12, 12, 16, 16, 16, 16, 16, 24, 24, 24, 24, 24,
    ]);
  });

  it('enrols 34 students 45 times: five alone, six groups of four to six, one of ten', () => {
    const regular = demo.enrollments.filter(
      ({ trialLessonId, classId }) => trialLessonId === null && classId.startsWith('cls-math'),
    );
    expect(regular).toHaveLength(45);
    expect(new Set(regular.map(({ studentId }) => studentId)).size).toBe(34);
    const sizes = Object.values(countBy(regular, ({ classId }) => classId)).toSorted((one, other) => one - other);
    expect(sizes).toEqual([1, 1, 1, 1, 1, 4, 5, 5, 5, 5, 6, 10]);
    expect(demo.students.filter(({ age }) => age >= 20)).toHaveLength(3);
    expect([demo.guardians.length, demo.guardians.filter(({ language }) => language === 'vi').length]).toEqual([24, 7]);
  });

  it('teaches fifteen regular lessons in a full week, of the lengths of 4.2', () => {
    expect(countBy(weekPattern(NOW), ({ length }) => String(length))).toEqual({ 30: 2, 50: 5, 60: 5, 120: 2, 180: 1 });
    const from = Date.parse('2026-11-15T15:00:00Z');
    const week = mine.filter(({ startAt, status }) => {
      const at = startAt.getTime() - from;
      return at >= 0 && at < 7 * 86_400_000 && status !== 'CANCELED';
    });
    expect(week.length).toBeGreaterThanOrEqual(15);
    expect(week.length).toBeLessThanOrEqual(16);
  });

  it('has one lesson that is running, and the next one follows it without a break', () => {
    const running = mine.find(({ status }) => status === 'IN_PROGRESS')!;
    expect((NOW.getTime() - running.startAt.getTime()) / 60_000).toBe(12);
    const next = mine.filter(({ startAt, status }) => status === 'UPCOMING' && startAt >= running.endAt);
    expect(Math.min(...next.map(({ startAt }) => startAt.getTime()))).toBe(running.endAt.getTime());
  });

  it('holds all of this whenever it is started: no overlap, no state that the clock contradicts', () => {
    const moment = fc.date({
      min: new Date('2026-01-01T00:00:00Z'),
      max: new Date('2028-12-31T23:59:59Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moment, (now) => {
        const { lessons } = buildDemo(now);
        const own = lessons.filter(({ teacherId }) => teacherId === MATH);
        expect(countBy(own, ({ status }) => status)).toEqual(STATUSES);
        for (const teacherId of new Set(lessons.map((lesson) => lesson.teacherId))) {
          const live = lessons
            .filter((lesson) => lesson.teacherId === teacherId && lesson.status !== 'CANCELED')
            .toSorted((one, other) => one.startAt.getTime() - other.startAt.getTime());
          for (const [at, lesson] of live.entries()) {
            expect(at === 0 || live[at - 1]!.endAt <= lesson.startAt).toBe(true);
            expect(minutesOf(lesson)).toBeGreaterThanOrEqual(30);
            const isRight =
              lesson.status === 'UPCOMING'
                ? lesson.startAt > now
                : lesson.status === 'IN_PROGRESS'
                  ? lesson.startAt <= now && lesson.endAt > now
                  : lesson.endAt <= now;
            expect([lesson.id, lesson.status, isRight]).toEqual([lesson.id, lesson.status, true]);
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it('keeps the running lesson inside the day, a quarter of an hour old at most but for the last of the day', () => {
    for (let minute = 0; minute < 1440; minute++) {
      const now = new Date(Date.parse('2026-11-17T15:00:00Z') + minute * 60_000);
      const { start, minute: startsAt, day } = anchorOf(now);
      expect([day, startsAt >= 0 && startsAt + 30 <= 1440]).toEqual(['2026-11-18', true]);
      const age = (now.getTime() - start.getTime()) / 60_000;
      expect(age).toBeGreaterThanOrEqual(0);
      expect(age).toBeLessThan(minute >= 1425 ? 30 : 15);
    }
  });

  it('numbers the lessons of a class in the order of time', () => {
    for (const { id } of demo.classes) {
      const own = demo.lessons.filter(({ classId, isTrial }) => classId === id && !isTrial);
      const inTime = own.toSorted((one, other) => one.startAt.getTime() - other.startAt.getTime());
      expect(inTime.map(({ no }) => no)).toEqual(inTime.map((_, at) => at + 1));
    }
  });

  it('has 14 entries, 22 weekly and 5 single free times clear of her lessons, and one week off ahead without lessons', () => {
    expect(demo.events).toHaveLength(14);
    expect(countBy(demo.freeSlots, ({ kind }) => kind)).toEqual({ WEEKLY: 22, DATE: 5 });
    const live = mine.filter(({ status }) => status === 'UPCOMING' || status === 'IN_PROGRESS');
    const running = live.filter(({ classId }) => /-[a-e]$/.test(classId));
    for (const lesson of running) {
      const day = dayOf(lesson.startAt, DEMO_ZONE);
      const minute = minuteOf(lesson.startAt, DEMO_ZONE);
      for (const slot of demo.freeSlots.filter(({ kind, weekday, date }) =>
        kind === 'DATE' ? date === day : weekday === isoWeekdayOf(day),
      ))
        expect(slot.endMinute <= minute || slot.startMinute >= minute + minutesOf(lesson)).toBe(true);
    }
    const [off] = demo.timeOffs;
    expect((off!.endAt.getTime() - off!.startAt.getTime()) / 86_400_000).toBe(7);
    expect(off!.startAt > NOW).toBe(true);
    expect(live.filter(({ startAt, endAt }) => startAt < off!.endAt && endAt > off!.startAt)).toEqual([]);
    expect(off!.publicReason).toMatch(/[가-힣]/);
  });

  it('shows the clock and the holidays of Vietnam to the language teacher', () => {
    expect(demo.bookingRules).toMatchObject([
      { teacherId: DEMO_ACCOUNTS.korean.id, secondTimeZone: 'Asia/Ho_Chi_Minh', holidayCountries: ['KR', 'VN'] },
    ]);
  });
});

describe('the demo proposals', () => {
  const MOVES = { ACCEPTED: 6, DECLINED: 1, EXPIRED: 1, PROPOSED: 3 };

  it('are eleven: six accepted, one declined, one without an answer, three that wait [CAL-3]', () => {
    expect(countBy(demo.lessonMoves, ({ status }) => status)).toEqual(MOVES);
    const waiting = demo.lessonMoves.filter(({ status }) => status === 'PROPOSED');
    expect(countBy(waiting, ({ shortNotice }) => String(shortNotice))).toEqual({ true: 1, false: 2 });
    expect(countBy(demo.lessonMoves, ({ proposedBy }) => proposedBy)).toEqual({ TEACHER: 10, STUDENT: 1 });
    expect(waiting.filter(({ proposedBy }) => proposedBy === 'STUDENT')).toHaveLength(1);
    expect(new Set(demo.lessonMoves.map(({ lessonId }) => lessonId)).size).toBe(11);
    expect(demo.lessonMoves.every(({ id }) => isSeededMove(id))).toBe(true);
  });

  it('let her answer the student’s wish from the unseen notification that tells of it [CAL-3]', () => {
    const [wish] = demo.lessonMoves.filter(({ proposedBy }) => proposedBy === 'STUDENT');
    const { notifications, unseen } = demo.inboxes.find(({ userId }) => userId === MATH)!;
    const told = notifications.slice(-unseen).filter(({ action }) => action?.refId === wish!.id);
    expect(told).toMatchObject([{ kind: 'LESSON_MOVE_ASKED', publishedAt: wish!.createdAt, readAt: null }]);
    expect(told[0]!.content).toContain(wish!.reason);
  });

  it('have a legal history: one step for those that wait and two for the others [R15]', () => {
    for (const { id, status } of demo.lessonMoves) {
      const steps = demo.lessonChanges.filter(({ moveId }) => moveId === id).map(({ kind }) => kind);
      expect(steps).toEqual(status === 'PROPOSED' ? ['PROPOSED'] : ['PROPOSED', status]);
    }
  });

  it('agree with the lessons and the clock whenever it is started [CAL-3]', () => {
    const moment = fc.date({
      min: new Date('2026-01-01T00:00:00Z'),
      max: new Date('2028-12-31T23:59:59Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moment, (now) => {
        const { lessons, lessonMoves, timeOffs } = buildDemo(now);
        expect(countBy(lessonMoves, ({ status }) => status)).toEqual(MOVES);
        const live = lessons.filter(({ teacherId, status }) => teacherId === MATH && status !== 'CANCELED');
        for (const move of lessonMoves) {
          const lesson = live.find(({ id }) => id === move.lessonId)!;
          const isMoved = move.status === 'ACCEPTED';
          expect(lesson.startAt).toEqual(isMoved ? move.newStartAt : move.oldStartAt);
          expect(lesson.movedFromStart).toEqual(isMoved ? move.oldStartAt : null);
          expect(move.createdAt.getTime()).toBeLessThan(move.answerBy.getTime());
          expect((move.answeredAt ?? now) <= now).toBe(true);
          expect(move.shortNotice).toBe(move.oldStartAt.getTime() - move.createdAt.getTime() < 86_400_000);
          if (move.status === 'EXPIRED') expect(move.answerBy <= now).toBe(true);
          if (move.status !== 'PROPOSED') continue;
          expect([lesson.status, move.answerBy > now]).toEqual(['UPCOMING', true]);
          const waiting = lessonMoves.filter(({ status, id }) => status === 'PROPOSED' && id !== move.id);
          const inTheWay = [
            ...live.filter(({ id }) => id !== move.lessonId),
            ...timeOffs,
            ...waiting.map(({ newStartAt, newEndAt }) => ({ startAt: newStartAt, endAt: newEndAt })),
          ].filter(({ startAt, endAt }) => startAt < move.newEndAt && endAt > move.newStartAt);
          expect(inTheWay).toEqual([]);
        }
      }),
      { numRuns: 120 },
    );
  });
});

describe('the demo notifications', () => {
  const inbox = (username: keyof typeof DEMO_ACCOUNTS) =>
    demo.inboxes.find(({ userId }) => userId === DEMO_ACCOUNTS[username].id)!;
  const { notifications, unseen } = inbox('math');

  it('are 126 by category and 3 without, 12 unseen, 23 unread, 6 with an outside address [NTF-2]', () => {
    expect(countBy(notifications, ({ category }) => category ?? 'none')).toEqual({
      TRANS: 34,
      PROD: 21,
      CS: 14,
      RMD: 19,
      WARN: 9,
      ADS: 8,
      GENERAL: 21,
      none: 3,
    });
    expect(unseen).toBe(12);
    expect(notifications.filter(({ readAt }) => readAt === null)).toHaveLength(23);
    expect(notifications.slice(-unseen).every(({ readAt }) => readAt === null)).toBe(true);
    expect(notifications.filter(({ url }) => url?.startsWith('https://'))).toHaveLength(6);
    expect(notifications.every(({ openDetail, url }) => openDetail === (url === null))).toBe(true);
  });

  it('lie in the past, oldest first, and none at night', () => {
    const times = notifications.map(({ publishedAt }) => publishedAt.getTime());
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    expect(times.at(-1)).toBeLessThan(NOW.getTime());
    for (const { publishedAt } of notifications) {
      const minute = minuteOf(publishedAt, DEMO_ZONE);
      expect(minute >= 480 && minute <= 1320).toBe(true);
    }
  });

  it('mark words of their own text, in bold, italics and underline', () => {
    const marks = demo.inboxes.flatMap((each) =>
      each.notifications.flatMap(({ content, highlightMarks }) =>
        highlightMarks.map((mark) => {
          expect(v.is(HighlightMark, mark)).toBe(true);
          expect(mark.offset + mark.length).toBeLessThanOrEqual(content.length);
          return mark.type;
        }),
      ),
    );
    expect(new Set(marks)).toEqual(new Set(['BOLD_TAG', 'ITALIC_TAG', 'UNDERLINE_TAG']));
  });

  it('speak 해요체 and never put a particle after a made-up amount or name', () => {
    for (const { content, title } of demo.inboxes.flatMap((each) => each.notifications)) {
      expect(`${title} ${content}`).not.toMatch(/습니다|십시오|[{}]|undefined/);
      expect(content.length).toBeGreaterThan(8);
    }
  });

  it('are 130 unseen for the busy teacher and none for the new one [NTF-3]', () => {
    expect(inbox('busy').unseen).toBe(130);
    expect(inbox('busy').notifications.length).toBeGreaterThan(130);
    expect(inbox('newbie')).toBeUndefined();
    expect(
      NOTIFICATION_CATEGORIES.every((category) =>
        inbox('busy').notifications.some((each) => each.category === category),
      ),
    ).toBe(true);
  });
});

describe('the demo generator', () => {
  it('makes the same data from the same moment', () => {
    expect(JSON.stringify(buildDemo(NOW))).toBe(JSON.stringify(demo));
  });

  it('never uses an id twice', () => {
    const { inboxes, ...tables } = demo;
    for (const rows of [...Object.values(tables), inboxes.flatMap(({ notifications }) => notifications)] as {
      id?: string;
    }[][]) {
      const ids = rows.flatMap(({ id }) => id ?? []);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  it('reads marks out of a text', () => {
    expect(markedText('{*학생 A12}님이 {/과제}를 {_냈어요}.')).toEqual({
      content: '학생 A12님이 과제를 냈어요.',
      highlightMarks: [
        { type: 'BOLD_TAG', offset: 0, length: 6 },
        { type: 'ITALIC_TAG', offset: 9, length: 2 },
        { type: 'UNDERLINE_TAG', offset: 13, length: 3 },
      ],
    });
  });
});
