import type { Statement } from '@portal/domain/wallet/statements.contract';

/** What a month comes to in the end: what its lessons earned, with the corrections that were made in it. */
export const settledOf = ({ net, adjustments }: Pick<Statement, 'net' | 'adjustments'>): number => net + adjustments;
