import {
  CONTRACT_EVENTS,
  CONTRACT_STATUSES,
  type ContractEvent,
  type ContractStatus,
  moveContract,
} from './contract-transitions.ts';

/** Every edge of domain-model 3.3.3 after the result; what is not here is refused. */
const EDGES: Partial<Record<`${ContractStatus | 'NONE'} ${ContractEvent}`, ContractStatus>> = {
  'NONE SEND': 'SENT',
  'SENT VIEW': 'VIEWED',
  'SENT EXPIRE': 'EXPIRED',
  'SENT REPLACE': 'VOID',
  'VIEWED SIGN': 'SIGNED',
  'VIEWED EXPIRE': 'EXPIRED',
  'VIEWED REPLACE': 'VOID',
  'EXPIRED REPLACE': 'VOID',
};
const everyPair = (['NONE', ...CONTRACT_STATUSES] as const).flatMap((status) =>
  CONTRACT_EVENTS.map((event) => [status, event] as const),
);

describe('the life of a contract [REG-1]', () => {
  it.each(everyPair)('%s and %s', (status, event) =>
    expect(moveContract(status, event)).toBe(EDGES[`${status} ${event}`]),
  );

  it('uses every event, and reaches every status', () => {
    expect(new Set(Object.keys(EDGES).map((edge) => edge.split(' ')[1]))).toEqual(new Set(CONTRACT_EVENTS));
    expect(new Set(Object.values(EDGES))).toEqual(new Set(CONTRACT_STATUSES));
  });

  it('comes to no status twice, so that a status alone says what was seen', () => {
    const reaches = (from: ContractStatus): ContractStatus[] =>
      CONTRACT_EVENTS.flatMap((event) => {
        const to = moveContract(from, event);
        return to ? [to, ...reaches(to)] : [];
      });
    for (const status of CONTRACT_STATUSES) expect(reaches(status)).not.toContain(status);
  });
});
