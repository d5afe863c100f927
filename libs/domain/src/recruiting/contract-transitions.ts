/** Where the contract of an application can stand (domain-model 3.3.3). VOID: another one took its place. */
export const CONTRACT_STATUSES = ['SENT', 'VIEWED', 'SIGNED', 'EXPIRED', 'VOID'] as const;
export type ContractStatus = (typeof CONTRACT_STATUSES)[number];

/** What can happen to it. VIEW and SIGN are the applicant's, EXPIRE is the clock's. */
export const CONTRACT_EVENTS = ['SEND', 'VIEW', 'SIGN', 'EXPIRE', 'REPLACE'] as const;
export type ContractEvent = (typeof CONTRACT_EVENTS)[number];

// A row is where the contract stands; what is not in it is refused: nobody signs what she has not opened.
const MOVES: Record<ContractStatus | 'NONE', Partial<Record<ContractEvent, ContractStatus>>> = {
  NONE: { SEND: 'SENT' },
  SENT: { VIEW: 'VIEWED', EXPIRE: 'EXPIRED', REPLACE: 'VOID' },
  VIEWED: { SIGN: 'SIGNED', EXPIRE: 'EXPIRED', REPLACE: 'VOID' },
  SIGNED: {},
  EXPIRED: { REPLACE: 'VOID' },
  VOID: {},
};

/** Where an event leads; undefined when it may not happen. */
export function moveContract(from: ContractStatus | 'NONE', event: ContractEvent): ContractStatus | undefined {
  return MOVES[from][event];
}
