import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

/** The tool of the dock by this name; on a phone the one behind which it is, and of who has neither her first. */
export function dockTool(name: string): HTMLElement | null {
  const tools = document.querySelector('[role="toolbar"]');
  const button = (which: string) => tools?.querySelector<HTMLElement>(`button${which}`) ?? null;
  return button(`[name="${name}"]`) ?? button('[name="more"]') ?? button('[tabindex="0"]');
}

/** Who has the focus in a part of the room that goes finds it on what comes next, and not at the head of the page. */
export function useFocusAfter(part: RefObject<HTMLElement | null>, next: () => HTMLElement | null): void {
  const goOn = useEffectEvent(() => next()?.focus());
  useLayoutEffect(() => {
    const element = part.current;
    return () => {
      // What comes next stands there when all of the change has been made.
      if (element?.contains(document.activeElement)) queueMicrotask(goOn);
    };
  }, [part]);
}
