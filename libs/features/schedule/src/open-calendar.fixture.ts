import { fireEvent, screen } from '@testing-library/react';
import { renderSection, type RenderSectionOptions } from '@portal/testing-react/render-section';
import { anEditableSchedule } from './editing.fixture.ts';
import { schedule } from './schedule.screen.ts';
import { scheduleSection } from './section.ts';

// jsdom has no pointer events; a mouse event with their further fields behaves like one.
class FakePointerEvent extends MouseEvent {
  readonly pointerId: number;
  readonly pointerType: string;
  readonly isPrimary: boolean;
  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init);
    this.pointerId = init.pointerId ?? 0;
    this.pointerType = init.pointerType ?? '';
    this.isPrimary = init.isPrimary ?? false;
  }
}

const PX_PER_REM = 16;

/** jsdom has no window to look at: of the media queries those for its width and height are answered. */
export function standAtWidth(width: number, height = 768): void {
  window.matchMedia = (media) => {
    const [, bound, side, length, unit] = /(min|max)-(width|height): ([\d.]+)(px|rem)/.exec(media) ?? [];
    const size = side === 'width' ? width : height;
    const limit = Number(length) * (unit === 'rem' ? PX_PER_REM : 1);
    const matches = bound === 'min' ? size >= limit : bound === 'max' ? size <= limit : false;
    return Object.assign(new EventTarget(), { matches, media }) as MediaQueryList;
  };
}

/** Every test of a file writes into the calendar of a desk, whose lanes have places; its chunks are there before. */
export function standAtDesk(): void {
  jest.setTimeout(60_000);
  beforeAll(() =>
    Promise.all([
      scheduleSection.routes[0]?.preload?.(),
      import('./calendar/calendar-editing.tsx'),
      import('@portal/ui/menu'),
    ]),
  );
  beforeEach(() => {
    window.PointerEvent = FakePointerEvent as typeof PointerEvent;
    // A menu watches whether its button moves; nothing does here.
    window.IntersectionObserver = window.ResizeObserver as never;
    localStorage.clear();
    // So high that no hours are folded.
    standAtWidth(1360, 1080);
    // Seven lanes of 100 px from x = 52, and the first hour (08:00) at y = 0, 56 px each.
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function box(this: Element) {
      if (!this.classList.contains('lane')) return new DOMRect(0, 0, 752, 784);
      const lane = [...(this.parentElement?.querySelectorAll('.lane') ?? [])].indexOf(this);
      return new DOMRect(52 + lane * 100, 0, 100, 784);
    });
  });
  afterEach(() => jest.restoreAllMocks());
}

export const MONDAY = 0;
export const WEDNESDAY = 2;
export const THURSDAY = 3;
export const FRIDAY = 4;

type Place = { clientX: number; clientY: number };

export const place = (lane: number, hour: number): Place => ({
  clientX: 52 + lane * 100 + 50,
  clientY: (hour - 8) * 56,
});
export const mouse = { pointerId: 1, isPrimary: true, button: 0, pointerType: 'mouse' };
export const ghost = () => document.querySelector<HTMLElement>('[data-ghost]');

export function drag(from: Element, start: Place, ...stops: Place[]): void {
  fireEvent.pointerDown(from, { ...mouse, ...start });
  for (const stop of stops) fireEvent.pointerMove(window, { ...mouse, ...stop });
}
export const drop = (at: Place) => fireEvent.pointerUp(window, { ...mouse, ...at });

/** A lane of the week that can be written into: until the first answer it only shows its lines. */
export async function lane(index: number): Promise<Element> {
  await screen.findByRole('button', { name: '24시간 모두 보기' });
  return document.querySelectorAll('.lane')[index] as Element;
}

export async function openCalendar(
  start?: Parameters<typeof anEditableSchedule>[0],
  options: Partial<RenderSectionOptions> = {},
) {
  const server = anEditableSchedule(start);
  const page = renderSection(scheduleSection, {
    path: '/account/calendar',
    ...options,
    handlers: [...(options.handlers ?? []), ...server.handlers],
  });
  await schedule.heading();
  return { ...page, ...server };
}
