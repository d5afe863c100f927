import type { EnrollmentForm } from '@portal/domain/classes/enrollment-request';
import type { Newcomer } from './enrollments.queries.ts';

/** What a family has written of who comes: a grown-up who takes the class herself has written her name once. */
export function newcomerOf({ consent: _given, ...form }: EnrollmentForm): Omit<Newcomer, 'classId'> {
  return { ...form, guardianName: form.relation === 'SELF' ? form.studentName : form.guardianName };
}
