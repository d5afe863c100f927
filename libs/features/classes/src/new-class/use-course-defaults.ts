import { useEffect, useEffectEvent, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { type ApiProblem, problemOf } from '@portal/api/api-problem';
import { useGetCourseQuery } from '@portal/api/courses/courses.api';
import type { Course, CourseContent } from '@portal/domain/courses/course';
import type { NewClassFields } from '../planning/planning-schema.ts';
import { classDefaults, classPackages, type CourseDefaults, emptyClass } from './class-defaults.ts';

const NAMES = ['packageId', 'name', 'weeklySchedule', 'mode', 'capacity'] as const satisfies (keyof CourseDefaults)[];
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

export interface ChosenCourse {
  /** Undefined until it is here. */
  readonly course: Course | undefined;
  /** Why it did not come. */
  readonly problem: ApiProblem | null;
  readonly isFetching: boolean;
  retry(): void;
}

/** The chosen course as it is on sale, also while she writes or waits for a newer revision. */
function useCourseOnSale(id: string): ChosenCourse {
  const asked = useGetCourseQuery({ id }, { skip: id === '' });
  const newest = asked.currentData;
  const liveNo = newest?.liveRevisionNo ?? null;
  const isOnSale = newest?.revisionNo === liveNo;
  const revision = useGetCourseQuery(
    { id, revision: String(liveNo) },
    { skip: !newest || isOnSale || liveNo === null },
  );
  const { currentData: course, error, isFetching, refetch } = newest && !isOnSale ? revision : asked;
  const problem = id !== '' && error && !course ? problemOf(error) : null;
  return { course, problem, isFetching, retry: () => void refetch() };
}

/** The chosen course. What it says fills every field that the teacher has not written herself. */
export function useCourseDefaults<C, O>(form: UseFormReturn<NewClassFields, C, O>, id: string): ChosenCourse {
  const chosen = useCourseOnSale(id);
  const { course } = chosen;
  const filled = useRef<CourseDefaults>(emptyClass('', ''));

  const fill = useEffectEvent((content: CourseContent) => {
    const defaults = classDefaults(content);
    const hasPackage = classPackages(content).some((one) => one.id === form.getValues('packageId'));
    for (const name of NAMES) {
      const isHers = !same(form.getValues(name), filled.current[name]);
      // The package of another course is none.
      if (!isHers || (name === 'packageId' && !hasPackage))
        // What was said to be missing may be there by this.
        form.setValue(name, defaults[name], { shouldValidate: form.getFieldState(name).invalid });
    }
    filled.current = defaults;
  });
  useEffect(() => {
    if (course) fill(course.content);
  }, [course]);

  return chosen;
}
