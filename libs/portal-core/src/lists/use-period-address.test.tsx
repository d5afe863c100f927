import { act, renderHook } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { usePeriodAddress } from './use-period-address.ts';

function enter(address: string) {
  return renderHook(() => ({ ...usePeriodAddress('2026-11-18', 366), at: useLocation().search }), {
    wrapper: ({ children }) => <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>,
  }).result;
}

describe('the period of figures in the address [INC-5]', () => {
  it('is four weeks that end today, unless it names another preset', () => {
    expect(enter('/x').current).toMatchObject({
      days: { from: '2026-10-22', to: '2026-11-18' },
      label: '4주',
      beforeLabel: '지난 4주',
    });
    expect(enter('/x?period=Y1').current.days).toEqual({ from: '2025-11-19', to: '2026-11-18' });
    expect(enter('/x?period=nonsense').current.label).toBe('4주');
  });

  it('is two days of her own, once there are both, in their order, and not too many', () => {
    const own = (from: string, to: string) => enter(`/x?period=CUSTOM&from=${from}&to=${to}`).current;
    expect(own('2026-11-01', '2026-11-03')).toMatchObject({
      days: { from: '2026-11-01', to: '2026-11-03' },
      beforeLabel: '앞 기간',
    });
    expect(own('2026-11-01', '').days).toBeNull();
    expect(own('2026-11-04', '2026-11-03').days).toBeNull();
    expect(own('2026-11-31', '2026-12-03').days).toBeNull();
    expect(own('2025-11-18', '2026-11-18')).toMatchObject({ isTooLong: false, days: { from: '2025-11-18' } });
    expect(own('2025-11-17', '2026-11-18')).toMatchObject({ isTooLong: true, days: null });
  });

  it('is that of a link that names two days alone', () => {
    expect(enter('/x?from=2026-11-01&to=2026-11-03').current.chosen).toEqual({
      period: 'CUSTOM',
      from: '2026-11-01',
      to: '2026-11-03',
    });
  });

  it('keeps its name where such a link means a preset', () => {
    expect(enter('/x?from=2026-08-19&to=2026-11-18').current).toMatchObject({
      label: '3개월',
      beforeLabel: '지난 3개월',
    });
  });

  it('begins another list at its first page', () => {
    const result = enter('/x?period=W1&page=3&class=c1');
    act(() => result.current.change({ period: 'W2', from: '' }));
    expect(result.current.at).toBe('?period=W2&class=c1');
    act(() => result.current.change({ page: '2' }));
    expect(result.current.at).toBe('?period=W2&class=c1&page=2');
  });
});
