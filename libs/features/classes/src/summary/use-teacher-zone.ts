import { useGetDirectoryQuery } from '@portal/api/planning/directory.api';
import { DEFAULT_TIME_ZONE } from '@portal/domain/time/day';

/** The zone in which the days and times of the teacher's classes are meant. */
export const useTeacherZone = (): string => useGetDirectoryQuery().data?.timeZone ?? DEFAULT_TIME_ZONE;
