import type { ApiProblem } from '@portal/api/api-problem';

/** What she has read is not what stands there any more: the page shows it as it is now. */
export const isOvertaken = ({ code }: ApiProblem): boolean => code === 'WRONG_STATE' || code === 'VERSION_CONFLICT';
