import { renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { selectToast } from '../state/toast.slice.ts';
import { createPortalStore } from '../store.ts';
import { useAction } from './use-action.ts';

function begin() {
  const store = createPortalStore();
  const wrapper = ({ children }: { children: ReactNode }) => createElement(Provider, { store, children });
  const { result } = renderHook(useAction, { wrapper });
  return {
    carryOut: result.current,
    said: () => selectToast(store.getState()),
  };
}

const refusal = { status: 409, code: 'WRONG_STATE', message: '이미 끝난 수업이에요.' };
const refused = () => Promise.reject(refusal);

describe('an action without a form', () => {
  it('says that it worked, if there is a word for that', async () => {
    const { carryOut, said } = begin();
    expect(await carryOut(() => Promise.resolve())).toBe(true);
    expect(said().show).toBe(false);
    expect(await carryOut(() => Promise.resolve(), { done: '지웠어요' })).toBe(true);
    expect(said()).toMatchObject({ show: true, type: 'success', title: '지웠어요', message: '' });
  });

  it('says a refusal in the words of the server', async () => {
    const { carryOut, said } = begin();
    expect(await carryOut(refused, { done: '지웠어요' })).toBe(false);
    expect(said()).toMatchObject({ show: true, type: 'error', title: refusal.message, message: '' });
  });

  it('says a refusal below what it was about, and tells who wants to know', async () => {
    const { carryOut, said } = begin();
    const onRefused = jest.fn();
    await carryOut(refused, { failed: '지우지 못했어요', onRefused });
    expect(said()).toMatchObject({ type: 'error', title: '지우지 못했어요', message: refusal.message });
    expect(onRefused).toHaveBeenCalledWith(refusal);
  });

  it('says a general sentence where the error is none of the server', async () => {
    const { carryOut, said } = begin();
    await carryOut(() => {
      throw new TypeError('Cannot read properties of undefined');
    });
    expect(said()).toMatchObject({ type: 'error', title: '문제가 생겼어요. 잠시 뒤 다시 해 주세요.' });
  });

  it('is begun once by a double press, and again when it is over', async () => {
    const { carryOut, said } = begin();
    const first = Promise.withResolvers<void>();
    const action = jest.fn<Promise<void>, []>(() => first.promise);
    const running = carryOut(action);
    expect(await carryOut(action)).toBe(false);
    expect(action).toHaveBeenCalledTimes(1);
    expect(said().show).toBe(false);
    first.resolve();
    expect(await running).toBe(true);
    expect(await carryOut(action)).toBe(true);
    expect(action).toHaveBeenCalledTimes(2);
  });

  it('holds back nothing that is done to something else, or that may overlap', async () => {
    const { carryOut } = begin();
    const never = () => new Promise<void>(() => undefined);
    void carryOut(never, { key: 'one' });
    expect(await carryOut(() => Promise.resolve(), { key: 'other' })).toBe(true);
    expect(await carryOut(() => Promise.resolve(), { key: 'one' })).toBe(false);
    void carryOut(never, { key: null });
    expect(await carryOut(() => Promise.resolve(), { key: null })).toBe(true);
  });
});
