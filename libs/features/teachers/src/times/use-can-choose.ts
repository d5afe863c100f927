import { trialLessonsApi } from '@portal/api/teachers/trial-lessons.api';
import type { Trial } from './use-trial.ts';

/** Whether a time is chosen or can be: false where there is none at all, and where none came. Asks for nothing by itself. */
export function useCanChoose(teacherId: string, { course, startAt }: Trial): boolean {
  const { data, isError } = trialLessonsApi.endpoints.listTrialTimes.useQueryState({
    id: teacherId,
    courseId: course?.id ?? '',
    from: undefined,
  });
  if (course === null) return false;
  if (startAt !== null) return true;
  return data ? data.items.length > 0 || data.next !== null : !isError;
}
