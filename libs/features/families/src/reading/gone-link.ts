import type { ApiProblem } from '@portal/api/api-problem';

/** Whether a link opens nothing any more. A damaged address is no link either: its secret breaks the contract's pattern. */
export const isGoneLink = ({ code, status }: ApiProblem): boolean =>
  code === 'LINK_REVOKED' || (typeof status === 'number' && [400, 404, 422].includes(status));
