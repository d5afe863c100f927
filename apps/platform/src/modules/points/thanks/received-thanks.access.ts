import { receivedThanksContract } from '@portal/domain/points/received-thanks.contract';
import { defineAccess } from '../../../testing/access.ts';

/** What families said to her. */
export const access = defineAccess(receivedThanksContract, {
  rows: { listReceivedThanks: { own: {}, valid: { query: '?size=10' } } },
});
