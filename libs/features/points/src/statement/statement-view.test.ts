import { isNarrowed, queryOf, readView, writeView } from './statement-view.ts';

const TODAY = '2026-11-18';
const view = (address: string, kind: 'TU' | 'WD' = 'TU') => readView(new URLSearchParams(address), kind);

describe('what is chosen of a statement stands in its address [PTS-1, INC-5]', () => {
  it.each([
    ['', { kind: 'TU', currency: 'CCXU' }],
    ['reason=THANK_YOU', { kind: 'TU', currency: 'CCXU', reason: 'THANK_YOU' }],
    ['period=W1', { kind: 'TU', currency: 'CCXU', from: '2026-11-12', to: TODAY }],
    ['period=M1&reason=MISSION', { kind: 'TU', currency: 'CCXU', reason: 'MISSION', from: '2026-10-19', to: TODAY }],
    [
      'period=CUSTOM&from=2026-11-01&to=2026-11-18',
      { kind: 'TU', currency: 'CCXU', from: '2026-11-01', to: '2026-11-18' },
    ],
    ['period=CUSTOM&from=2026-11-01', { kind: 'TU', currency: 'CCXU', from: '2026-11-01' }],
    ['period=CUSTOM&from=2026-13-01', { kind: 'TU', currency: 'CCXU' }],
    ['from=2026-11-01', { kind: 'TU', currency: 'CCXU' }],
  ])('asks by «%s»', (address, query) => {
    expect(queryOf(view(address), 'TU', TODAY)).toEqual(query);
  });

  it('knows no reason that belongs to the other side: nothing expires into the wallet', () => {
    expect(view('reason=EXPIRY', 'TU').reason).toBe('');
    expect(view('reason=EXPIRY', 'WD').reason).toBe('EXPIRY');
    expect(view('reason=LESSON_INCOME', 'TU').reason).toBe('');
  });

  it.each(['reason=GIFT&period=CUSTOM&from=2026-11-01&to=2026-11-18', 'period=Y1', ''])(
    'is written as «%s» was read',
    (address) => {
      expect(String(writeView(view(address), new URLSearchParams()))).toBe(address);
    },
  );

  it('leaves other words of the address alone', () => {
    expect(String(writeView(view(''), new URLSearchParams('tab=moves&reason=GIFT')))).toBe('tab=moves');
  });

  it('knows whether anything narrows the list', () => {
    expect(['', 'reason=GIFT', 'period=W2', 'from=2026-11-01'].map((one) => isNarrowed(view(one)))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});
