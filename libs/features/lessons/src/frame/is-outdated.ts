import type { ApiProblem } from '@portal/api/api-problem';

const OUTDATED = ['WRONG_STATE', 'VERSION_CONFLICT', 'STUDENTS_CAME', 'STUDENT_AT_DOOR', 'NEXT_SLOT_BUSY'];

/** Whether a refusal says that the lesson stands otherwise than this page shows. */
export const isOutdated = ({ code }: ApiProblem): boolean => code !== undefined && OUTDATED.includes(code);
