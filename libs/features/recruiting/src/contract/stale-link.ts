import type { ApiProblem } from '@portal/api/api-problem';

const GONE: readonly unknown[] = ['TICKET_INVALID', 'CONTRACT_EXPIRED', 'CONTRACT_REPLACED'];

/** Whether a refusal says that the contract stands elsewhere than the page shows: it is signed, void or over by now. */
export const isStale = ({ code }: ApiProblem): boolean => code === 'WRONG_STATE' || GONE.includes(code);

/** Whether the link opens nothing, or nothing any more. One that was cut on its way is none of ours either. */
export const isGone = ({ code }: ApiProblem): boolean => code === 'VALIDATION' || GONE.includes(code);
