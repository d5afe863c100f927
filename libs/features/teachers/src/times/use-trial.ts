import { useState } from 'react';
import { useSearchParams } from 'react-router';
import * as v from 'valibot';
import { Instant } from '@portal/domain/contract/scalar';
import type { PublicCourse, PublicTeacher } from '@portal/domain/teachers/public-teacher';

/** A course with a free first lesson. */
export interface TrialCourse extends PublicCourse {
  readonly trialMinutes: number;
}

const hasTrial = (course: PublicCourse): course is TrialCourse => course.trialMinutes !== null;

/**
 * What of a trial lesson is chosen, and whether it is being booked. It stands in the address: who looks for the code of her
 * mail on a phone may find the page loaded anew.
 */
export function useTrial({ courses: all }: Pick<PublicTeacher, 'courses'>) {
  const [search, setSearch] = useSearchParams();
  // What somebody else took while it was looked at stays to be seen, in grey.
  const [taken, setTaken] = useState<readonly string[]>([]);
  const courses = all.filter(hasTrial);
  // The address is written a moment later than a press is seen.
  const [chosen, setChosen] = useState(() => ({ course: search.get('course'), time: search.get('time') }));
  const course = courses.find(({ id }) => id === chosen.course) ?? courses[0] ?? null;
  const startAt = course && v.is(Instant, chosen.time) ? chosen.time : null;

  const put = (changes: Readonly<Record<string, string | null>>, replace = true) =>
    setSearch(
      (present) => {
        const next = new URLSearchParams(present);
        for (const [name, value] of Object.entries(changes))
          if (value === null) next.delete(name);
          else next.set(name, value);
        return next;
      },
      { replace, preventScrollReset: true },
    );

  function choose(choice: Partial<typeof chosen>, more: Parameters<typeof put>[0] = {}) {
    setChosen((before) => ({ ...before, ...choice }));
    put({ ...choice, ...more });
  }

  const isBooking = startAt !== null && search.has('book');
  return {
    courses,
    course,
    startAt,
    taken,
    isBooking,
    chooseCourse: (id: string) => choose({ course: id, time: null }),
    // The address of a sheet that has just closed may still be on its way.
    chooseTime: (at: string) => choose({ time: at }, isBooking ? {} : { book: null }),
    lose: (at: string) => setTaken((before) => [...before, at]),
    // The way back of a phone closes it.
    book: () => put({ time: startAt, book: '1' }, false),
    close: () => put({ book: null }),
    /** It is booked, and nothing is chosen any more. */
    end: () => choose({ time: null }, { book: null }),
  };
}

export type Trial = ReturnType<typeof useTrial>;
