import { GIFT_KINDS, REDEMPTION_STATES } from '@portal/domain/points/gift';
import { bodyOf, movesFor } from './gift-moves.ts';

describe('what the desk can do with a gift [PTS-1]', () => {
  it.each([
    ['VOUCHER', 'RESERVED', ['ISSUE', 'CANCEL']],
    ['VOUCHER', 'ISSUED', []],
    ['PHYSICAL', 'RESERVED', ['PREPARE', 'CANCEL']],
    ['PHYSICAL', 'PREPARING', ['SHIP', 'CANCEL']],
    ['PHYSICAL', 'SHIPPED', ['DELIVER']],
    ['DONATION', 'RESERVED', ['DONATE', 'CANCEL']],
    ['FEE_RELIEF', 'RESERVED', ['CANCEL']],
    ['FEE_RELIEF', 'ACTIVE', []],
  ] as const)('with a %s that is %s: %j', (kind, state, moves) => {
    expect(movesFor(kind, state)).toEqual(moves);
  });

  it.each(GIFT_KINDS)('is nothing with a %s that is over', (kind) => {
    const over = REDEMPTION_STATES.filter((state) =>
      ['USED', 'EXPIRED', 'DELIVERED', 'ENDED', 'DONATED', 'CANCELED'].includes(state),
    );
    expect(over).toHaveLength(6);
    expect(over.flatMap((state) => movesFor(kind, state))).toEqual([]);
  });

  it('says its text where that move has it, and none where it has none', () => {
    expect(bodyOf('ISSUE', 3, 'A-1')).toEqual({ version: 3, event: 'ISSUE', voucherCode: 'A-1' });
    expect(bodyOf('SHIP', 3, '68')).toEqual({ version: 3, event: 'SHIP', tracking: '68' });
    expect(bodyOf('CANCEL', 3, '품절')).toEqual({ version: 3, event: 'CANCEL', reason: '품절' });
    expect(bodyOf('PREPARE', 3, 'nothing')).toEqual({ version: 3, event: 'PREPARE' });
  });
});
