import { dayOf } from '@portal/domain/time/day';
import { now } from '@portal/portal-core/clock';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';

/** Today in the teacher's zone, `YYYY-MM-DD`. */
export const useToday = (): string => dayOf(now(), useTeacherZone());
