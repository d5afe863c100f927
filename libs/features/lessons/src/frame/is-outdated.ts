import type { ApiProblem } from '@portal/api/api-problem';

/** Whether a refusal says that the lesson stands otherwise than this page shows. */
export const isOutdated = ({ code }: ApiProblem): boolean =>
  code === 'WRONG_STATE' || code === 'VERSION_CONFLICT' || code === 'STUDENTS_CAME' || code === 'NEXT_SLOT_BUSY';
