import { act, render as renderBare, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { aFile } from '@portal/testing/assets/file-builders';
import { aChatMessage } from '@portal/testing/chat/chat-builders';
import { UiProvider } from '@portal/ui/provider';
import { IncomingWords } from './incoming-words.tsx';

const render = (part: ReactElement) => renderBare(part, { wrapper: UiProvider });
const message = (seq: number, over = {}) => aChatMessage({ seq, ...over });
const told = () => screen.getByRole('status').textContent;
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function listen(...first: ReturnType<typeof message>[]) {
  const { rerender } = render(<IncomingWords items={first} />);
  return (...items: ReturnType<typeof message>[]) => rerender(<IncomingWords items={items} />);
}

describe('what screen readers hear of a talk', () => {
  it('is nothing of what was said before', async () => {
    listen(message(1), message(2));
    await pass(10_000);
    expect(told()).toBe('');
  });

  it.each([
    ['words', { content: '늦어요' }, '보호자 B02: 늦어요'],
    ['files alone', { content: '', files: [aFile(), aFile({ id: 'f2' })] }, '보호자 B02: 파일 2개'],
    ['her own words', { isMine: true }, ''],
  ])('is who wrote what, of %s', async (_what, over, words) => {
    const show = listen(message(1));
    show(message(1), message(2, over));
    await pass(0);
    expect(told()).toBe(words);
  });

  it('comes no more often than every two seconds, and then as a number', async () => {
    const show = listen(message(1));
    show(message(1), message(2));
    await pass(0);
    show(message(1), message(2), message(3), message(4));
    await pass(1_999);
    expect(told()).toBe('보호자 B02: 2번째 메시지');
    await pass(1);
    expect(told()).toBe('새 메시지 2개');
  });

  it('is nothing of older messages that she scrolls back to', async () => {
    const show = listen(message(51));
    show(message(49), message(50), message(51));
    await pass(10_000);
    expect(told()).toBe('');
  });
});
