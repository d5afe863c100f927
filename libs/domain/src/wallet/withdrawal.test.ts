import { maskAccountNumber } from './payment-account.ts';
import { moveWithdrawal, WITHDRAWAL_EVENTS, WITHDRAWAL_PLACES, withdrawalPlaceOf } from './withdrawal.ts';

describe('the life of a withdrawal', () => {
  const EDGES = [
    ['NONE', 'REQUEST', 'REQUESTED'],
    ['REQUESTED', 'CONFIRM', 'REQUESTED'],
    ['REQUESTED', 'APPROVE', 'APPROVED'],
    ['REQUESTED', 'CANCEL', 'FAILED'],
    ['REQUESTED', 'DECLINE', 'FAILED'],
    ['APPROVED', 'SEND', 'SENT'],
    ['APPROVED', 'RETURN', 'FAILED'],
    ['SENT', 'SETTLE', 'SUCCESS'],
    ['SENT', 'RETURN', 'FAILED'],
  ] as const;

  it.each(EDGES)('goes from %s by %s to %s', (from, event, to) => {
    expect(moveWithdrawal(from, event)).toBe(to);
  });

  it('knows no other step: what was decided, sent or ended cannot be cancelled', () => {
    const known = new Set(EDGES.map(([from, event]) => `${from} ${event}`));
    for (const from of ['NONE', ...WITHDRAWAL_PLACES] as const)
      for (const event of WITHDRAWAL_EVENTS)
        expect([from, event, moveWithdrawal(from, event) !== undefined]).toEqual([
          from,
          event,
          known.has(`${from} ${event}`),
        ]);
  });

  it('has these steps and places, each in use', () => {
    const [events, places] = [EDGES.map(([, event]) => event), EDGES.map(([, , to]) => to)];
    expect(new Set(WITHDRAWAL_EVENTS)).toEqual(new Set(events));
    expect(new Set(WITHDRAWAL_PLACES)).toEqual(new Set(places));
  });

  it('stands at its stage until it has ended [INC-2]', () => {
    expect(withdrawalPlaceOf({ state: 'IN_PROGRESS', stage: 'APPROVED' })).toBe('APPROVED');
    expect(withdrawalPlaceOf({ state: 'FAILED', stage: 'APPROVED' })).toBe('FAILED');
    expect(withdrawalPlaceOf({ state: 'SUCCESS', stage: 'SENT' })).toBe('SUCCESS');
  });
});

it.each([
  ['1234567890', '••••7890'],
  ['123456', '••••456'],
  ['123', '••••3'],
  ['1', '••••'],
  ['', '••••'],
])('of the account number %s only %s is shown, never more than half [PAY-1] [R50]', (number, shown) => {
  expect(maskAccountNumber(number)).toBe(shown);
});
