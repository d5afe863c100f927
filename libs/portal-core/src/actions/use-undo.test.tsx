import { act, renderHook, waitFor } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { selectToast } from '../state/toast.slice.ts';
import { selectUndo, undoClosed } from '../state/undo.slice.ts';
import { createPortalStore } from '../store.ts';
import { useEndUndo, useLetGo, useTakeBack, useUndo } from './use-undo.ts';

function begin() {
  const store = createPortalStore();
  const wrapper = ({ children }: { children: ReactNode }) => createElement(Provider, { store, children });
  const { result } = renderHook(
    () => ({ offer: useUndo(), takeBack: useTakeBack(), letGo: useLetGo(), end: useEndUndo() }),
    { wrapper },
  );
  return {
    store,
    offer: (text: string, undo: () => void | Promise<void>) => act(() => result.current.offer({ text, undo })),
    hold: (undo: () => void, settle: () => void) =>
      act(() => result.current.offer({ text: '거절했어요', undo, settle })),
    offerOf: (of: readonly string[]) =>
      act(() => result.current.offer({ text: '새 시간을 제안했어요', undo: jest.fn(), of })),
    end: (id: string) => act(() => result.current.end(id)),
    letGo: () => act(() => result.current.letGo()),
    takeBack: () => act(() => result.current.takeBack()),
    shown: () => selectUndo(store.getState()),
  };
}

describe('an offer to take something back', () => {
  it('is taken back once, and keeps no function in the state', async () => {
    const { offer, takeBack, shown, store } = begin();
    const undo = jest.fn();
    offer('일정을 지웠어요', undo);
    expect(shown()).toEqual({ text: '일정을 지웠어요', serial: 1 });
    expect(JSON.parse(JSON.stringify(store.getState().undo))).toEqual(store.getState().undo);
    await takeBack();
    await takeBack();
    expect(undo).toHaveBeenCalledTimes(1);
    expect(shown().text).toBeNull();
    expect(selectToast(store.getState()).show).toBe(false);
  });

  it('gives way to a newer one', async () => {
    const { offer, takeBack, shown } = begin();
    const older = jest.fn();
    const newer = jest.fn();
    offer('일정을 지웠어요', older);
    offer('일정을 지웠어요', newer);
    expect(shown().serial).toBe(2);
    await takeBack();
    expect(older).not.toHaveBeenCalled();
    expect(newer).toHaveBeenCalledTimes(1);
  });

  it('says why it could not be taken back', async () => {
    const { offer, takeBack, store } = begin();
    offer('일정을 지웠어요', () => Promise.reject({ status: 409, message: '다른 일정과 겹쳐요.' }));
    await takeBack();
    await waitFor(() =>
      expect(selectToast(store.getState())).toMatchObject({
        show: true,
        type: 'error',
        title: '되돌리지 못했어요',
        message: '다른 일정과 겹쳐요.',
      }),
    );
  });

  it('is gone with what it would take back, and with nothing else', () => {
    const { offerOf, end, shown } = begin();
    offerOf(['move-1', 'move-2']);
    end('move-3');
    expect(shown().text).toBe('새 시간을 제안했어요');
    end('move-2');
    expect(shown().text).toBeNull();
  });

  it('is gone when it is closed, and belongs to its own portal', async () => {
    const one = begin();
    const other = begin();
    const undo = jest.fn();
    one.offer('일정을 지웠어요', undo);
    await other.takeBack();
    expect(undo).not.toHaveBeenCalled();
    act(() => void one.store.dispatch(undoClosed()));
    expect(one.shown().text).toBeNull();
  });

  it('makes final what was held back, once, when it ends or gives way, and not when it was taken back', async () => {
    const { hold, letGo, takeBack } = begin();
    const settle = jest.fn();
    hold(jest.fn(), () => settle('first'));
    letGo();
    letGo();
    hold(jest.fn(), () => settle('second'));
    hold(jest.fn(), () => settle('third'));
    await takeBack();
    letGo();
    expect(settle.mock.calls).toEqual([['first'], ['second']]);
  });
});
