import { askedBy, NO_FILTERS, readFilters, writeFilters } from './lesson-filters.ts';

const TODAY = '2026-11-18';
const asked = (address: string) => askedBy(readFilters(new URLSearchParams(address)), TODAY);

describe('the filters of incomes in their address [INC-5]', () => {
  it('ask for the days that a period has', () => {
    expect(asked('')).toEqual({});
    expect(asked('period=W1')).toEqual({ from: '2026-11-12', to: TODAY });
    expect(asked('period=M3&class=class-1')).toEqual({ classId: 'class-1', from: '2026-08-19', to: TODAY });
    expect(asked('period=Y1&state=PENDING')).toEqual({ state: 'PENDING', from: '2025-11-19', to: TODAY });
  });

  it('ask for days of her own, of which an end may be open', () => {
    expect(asked('from=2026-11-01&to=2026-11-30')).toEqual({ from: '2026-11-01', to: '2026-11-30' });
    expect(readFilters(new URLSearchParams('from=2026-11-01')).chosen.period).toBe('CUSTOM');
    expect(asked('period=CUSTOM&to=2026-10-31')).toEqual({ to: '2026-10-31' });
  });

  it('ask for nothing that is none', () => {
    expect(asked('state=PAID&period=D9&from=yesterday')).toEqual({});
  });

  it('leave the rest of the address as it is', () => {
    const query = writeFilters(new URLSearchParams('lesson=1&class=2'), { class: '', state: 'PENDING' });
    expect(query.toString()).toBe('lesson=1&state=PENDING');
    expect(writeFilters(query, NO_FILTERS).toString()).toBe('lesson=1');
  });
});
