import { millisecondsInMinute } from 'date-fns/constants';
import { dayOf } from '@portal/domain/time/day';
import { useNow } from '@portal/portal-core/clock';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';

/** Today in the teacher's zone. */
export const useToday = (): string => dayOf(useNow(millisecondsInMinute), useTeacherZone());
