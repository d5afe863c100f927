import { act, renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { KeptContext, useKept, useKeptClientId } from './kept.ts';

function room() {
  const kept = new Map<string, string>();
  const wrapper = ({ children }: { children: ReactNode }) => createElement(KeptContext, { value: kept }, children);
  return {
    field: (name = 'chat') => renderHook(() => useKept(name), { wrapper }),
    sender: (name = 'chat') => renderHook(() => useKeptClientId(name), { wrapper }).result.current,
  };
}

describe('what is being written in a room [CLS-3]', () => {
  it('is there again when its panel is closed and opened, each field for itself', () => {
    const { field } = room();
    const first = field();
    act(() => first.result.current[1]('반쯤 쓴 말'));
    first.unmount();
    expect(field().result.current[0]).toBe('반쯤 쓴 말');
    expect(field('poll').result.current[0]).toBe('');
    expect(room().field().result.current[0]).toBe('');
  });

  it.each([
    ['nothing was written since', '안녕', '안녕', ''],
    ['she wrote on behind it', '안녕하세요 여러분', '안녕하세요', '여러분'],
    ['she wrote something else over it', '다른 말', '안녕', '다른 말'],
    ['she had emptied the field herself', '', '안녕', ''],
  ])('loses what was sent and nothing else when %s', (_when, written, sent, left) => {
    const { result } = room().field();
    act(() => result.current[1](written));
    act(() => result.current[2](sent));
    expect(result.current[0]).toBe(left);
  });

  it('loses what was sent also when its answer comes after the panel was closed', () => {
    const { field } = room();
    const closed = field();
    act(() => closed.result.current[1]('보내는 말'));
    const [, , forget] = closed.result.current;
    closed.unmount();
    forget('보내는 말');
    expect(field().result.current[0]).toBe('');
  });
});

describe('the client id of a message', () => {
  it('is the same for every retry of the same text, also from a panel that was opened anew', () => {
    const { sender } = room();
    const id = sender().idOf('들리나요?');
    expect(id).toMatch(/^[\da-f-]{36}$/);
    expect([sender().idOf('들리나요?'), sender().idOf('들리나요?')]).toEqual([id, id]);
  });

  it('is another one for another text, and for the same text once that has arrived', () => {
    const { sender } = room();
    const first = sender().idOf('네');
    const other = sender().idOf('아니요');
    sender().sent();
    const again = sender().idOf('아니요');
    expect(new Set([first, other, again]).size).toBe(3);
  });

  it('is another one in another field', () => {
    const { sender } = room();
    expect(sender('chat').idOf('네')).not.toBe(sender('poll').idOf('네'));
  });
});
