import { opsContract } from '@portal/domain/ops/ops.contract';
import { defineAccess } from '../../testing/access.ts';

// In the matrix a request of its own source waits; in the fuzz it is one of the courses.
const item = (id: string) => ({ params: { queue: 'COURSES', id } });
const waiting = item('ops_waiting');
const real = item('req_matrix');

export const access = defineAccess(opsContract, {
  rows: {
    listOpsQueues: { own: {} },
    listOpsItems: {
      own: { params: { queue: 'COURSES' } },
      otherDesk: { params: { queue: 'COURSES' } },
      valid: { params: { queue: 'COURSES' }, query: '?filter=OPEN&page=1' },
    },
    getOpsItem: { own: waiting, otherDesk: waiting, valid: real },
    pickUpOpsItem: { own: waiting, otherDesk: waiting, valid: real },
    releaseOpsItem: { own: item('ops_held'), otherDesk: item('ops_held'), valid: real },
    decideOpsItem: {
      otherDesk: { ...waiting, body: { decision: 'ACCEPT', reason: '', remarks: [] } },
      own: { ...waiting, body: { decision: 'ACCEPT', reason: '', remarks: [] } },
      valid: { ...real, body: { decision: 'DECLINE', reason: '이유', remarks: [] } },
    },
  },
});
