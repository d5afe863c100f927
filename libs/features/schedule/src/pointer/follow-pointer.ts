import { LANE_INSET } from '../items/grid-length.ts';
import {
  type GridBounds,
  type GridPoint,
  type GridSpan,
  laneAt,
  type LaneEdges,
  minuteAt,
  pxAt,
} from './grid-geometry.ts';
import { type GhostPicture, paintGhost } from './grid-ghost.tsx';
import { listen } from './listen.ts';

/** The grid that a drag happens in. */
export interface GridFrame {
  readonly lanes: HTMLElement;
  readonly ghost: HTMLElement;
  /** First and last minute that are shown. */
  readonly from: number;
  readonly to: number;
}

/** What one drag means: where its stretch lies for a point, what the ghost says of it, and what letting go does. */
export interface DragPlan {
  readonly how: 'draw' | 'move' | 'resize';
  readonly spanAt: (point: GridPoint) => GridSpan;
  readonly laneOf: (span: GridSpan) => number;
  readonly say: (span: GridSpan) => Pick<GhostPicture, 'title' | 'when' | 'why' | 'kind'>;
  readonly onDrop: (span: GridSpan) => void;
}

/** A press that trembles less than this is a press. */
const SLACK_PX = 4;
const EDGE_PX = 48;
const SCROLL_PX = 14;

/** Left and right of each lane within the lanes; they stay while a drag lasts. */
function measureLanes(lanes: HTMLElement): LaneEdges[] {
  const { left } = lanes.getBoundingClientRect();
  return [...lanes.querySelectorAll('.lane')].map((lane) => {
    const edge = lane.getBoundingClientRect();
    return { left: edge.left - left, right: edge.right - left };
  });
}

/** As tall as the reader's text makes it, in px. */
const hourHeightOf = (height: number, { from, to }: GridBounds) => (height * 60) / (to - from);

/** Where in the lanes a pointer is. */
export function pointUnder(
  x: number,
  y: number,
  { lanes, from, to }: Omit<GridFrame, 'ghost'>,
  edges = measureLanes(lanes),
): GridPoint {
  // The page may have scrolled since the last look.
  const { left, top, height } = lanes.getBoundingClientRect();
  return { lane: laneAt(x - left, edges), minute: minuteAt(y - top, from, hourHeightOf(height, { from, to })) };
}

/** The click that follows a drag belongs to the drag. */
function swallowClick() {
  const swallow = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 0);
}

/**
 * Follows the pointer from a press until it is let go, and draws the ghost; nothing else is drawn anew. Escape, a lost
 * pointer and a window that loses the focus cancel. The page scrolls when the pointer comes near its edges.
 */
export function followPointer(down: PointerEvent, frame: GridFrame, plan: DragPlan): () => void {
  const { lanes, ghost, from } = frame;
  const hourHeight = hourHeightOf(lanes.getBoundingClientRect().height, frame);
  let at = { x: down.clientX, y: down.clientY };
  const edges = measureLanes(lanes);
  let span: GridSpan | null = null;
  let scrolling = 0;

  const stop = () => {
    ignore();
    ignoreKeys();
    cancelAnimationFrame(scrolling);
    paintGhost(ghost, null);
  };

  const draw = () => {
    const next = plan.spanAt(pointUnder(at.x, at.y, frame, edges));
    if (span && next.day === span.day && next.start === span.start && next.end === span.end) return;
    span = next;
    const edge = edges[plan.laneOf(next)];
    if (!edge) return;
    paintGhost(ghost, {
      x: edge.left + LANE_INSET.start,
      y: pxAt(next.start, from, hourHeight) + 1,
      width: edge.right - edge.left - LANE_INSET.start - LANE_INSET.end,
      height: pxAt(next.end, next.start, hourHeight) - 2,
      ...plan.say(next),
    });
  };

  const scroll = () => {
    const below = at.y > window.innerHeight - EDGE_PX;
    // The portal's header lies over the top of the page.
    const above = at.y < EDGE_PX * 2;
    if (below || above) {
      window.scrollBy(0, below ? SCROLL_PX : -SCROLL_PX);
      draw();
    }
    scrolling = requestAnimationFrame(scroll);
  };

  const onMove = (event: PointerEvent) => {
    if (event.pointerId !== down.pointerId) return;
    at = { x: event.clientX, y: event.clientY };
    if (!span) {
      if (Math.hypot(at.x - down.clientX, at.y - down.clientY) < SLACK_PX) return;
      ghost.dataset['how'] = plan.how;
      draw();
      ghost.setPointerCapture?.(down.pointerId);
      scrolling = requestAnimationFrame(scroll);
    }
    draw();
  };

  const onUp = (event: PointerEvent) => {
    if (event.pointerId !== down.pointerId) return;
    const dropped = span;
    stop();
    if (!dropped) return;
    swallowClick();
    plan.onDrop(dropped);
  };

  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !span) return;
    event.preventDefault();
    event.stopPropagation();
    stop();
    swallowClickOfRelease();
  };
  // The button is still down; the click comes when it is let go.
  const swallowClickOfRelease = () => window.addEventListener('pointerup', swallowClick, { capture: true, once: true });

  const ignore = listen(window, { pointermove: onMove, pointerup: onUp, pointercancel: stop, blur: stop });
  const ignoreKeys = listen(window, { keydown: onKey }, { capture: true });
  return stop;
}
