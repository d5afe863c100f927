import { renderHook } from '@testing-library/react';
import { useCover } from './use-cover.ts';

function page() {
  document.body.innerHTML = `
    <a href="#main"></a><header></header><section role="region"><button></button></section>
    <div><nav></nav><aside></aside>
    <main><div><h1></h1><button></button></div><section><header></header><aside></aside></section></main>
    </div><footer></footer><dialog></dialog>`;
  document.querySelector('aside')!.inert = true;
  const room = document.querySelector<HTMLElement>('main section')!;
  // jsdom knows the property by no attribute.
  const inert = (within: ParentNode = document) =>
    [...within.querySelectorAll<HTMLElement>('*')]
      .filter((one) => one.inert)
      .map(({ tagName }) => tagName.toLowerCase());
  return { room: { current: room }, inert };
}

it('takes the focus from all that lies behind a room, the way past the head too, but from nothing in it, for as long as the room is there [CLS-3]', () => {
  document.documentElement.style.overflow = 'scroll';
  const { room, inert } = page();
  const { unmount } = renderHook(() => useCover(room));
  expect(inert()).toEqual(['a', 'header', 'section', 'nav', 'aside', 'button', 'footer']);
  expect(inert(room.current)).toEqual([]);
  expect(document.documentElement.style.overflow).toBe('hidden');
  // A menu or a question over a room, which is dark in both themes, is as dark.
  expect(document.body).toHaveClass('dark');
  unmount();
  expect(document.body).not.toHaveClass('dark');
  // What something else had covered before stays covered.
  expect(inert()).toEqual(['aside']);
  expect(document.documentElement.style.overflow).toBe('scroll');
});
