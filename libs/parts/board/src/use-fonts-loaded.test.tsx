import { act, renderHook } from '@testing-library/react';
import { useFontsLoaded } from './use-fonts-loaded.ts';

const fonts = new EventTarget();
beforeAll(() => void Object.defineProperty(document, 'fonts', { configurable: true, value: fonts }));
afterAll(() => void Reflect.deleteProperty(document, 'fonts'));
const arrive = (family: string) =>
  act(() => void fonts.dispatchEvent(Object.assign(new Event('loadingdone'), { fontfaces: [{ family }] })));

describe('letters that arrive', () => {
  it('have her words drawn anew, but not those that the pages of a PDF bring [ASG-2]', () => {
    const { result } = renderHook(() => useFontsLoaded());
    arrive('g_d0_f1');
    expect(result.current).toBe(0);
    arrive('"Portal Sans"');
    expect(result.current).toBe(1);
  });
});
