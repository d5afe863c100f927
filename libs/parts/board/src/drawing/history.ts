import type { Drawing } from '@portal/domain/live/board-drawing';

/** One thing before and after an own action; null is that it is not there. */
export interface Change {
  readonly id: string;
  readonly before: Drawing | null;
  readonly after: Drawing | null;
}

/** What one move of the hand has changed on a page. */
export interface Action {
  readonly page: number;
  readonly changes: readonly Change[];
}

export interface History {
  readonly past: readonly Action[];
  readonly future: readonly Action[];
}
export const NO_HISTORY: History = { past: [], future: [] };

/** How a thing stands on the page now, also one that was taken away; undefined is one that never stood there. */
export type Standing = (page: number, id: string) => Drawing | undefined;

/** After a new action nothing of that page can be done again. */
export const withAction = ({ past, future }: History, action: Action): History => ({
  past: [...past, action],
  future: future.filter(({ page }) => page !== action.page),
});

function isAs(standing: Drawing, left: Drawing | null): boolean {
  if (standing.isDeleted || left === null) return Boolean(standing.isDeleted) && left === null;
  const { kind, colour, width, text, points } = standing;
  if (kind !== left.kind || colour !== left.colour || width !== left.width || text !== left.text) return false;
  return points.length === left.points.length && points.every((value, at) => value === left.points[at]);
}

const turned = ({ page, changes }: Action): Action => ({
  page,
  changes: changes.map(({ id, before, after }) => ({ id, before: after, after: before })),
});

/** What has to be written to take an action back; what somebody else has changed since stays as it is. */
const writings = ({ page, changes }: Action, standing: Standing): Drawing[] =>
  changes.flatMap(({ id, before, after }) => {
    const now = standing(page, id);
    if (!now || !isAs(now, after)) return [];
    return { ...(before ?? now), isDeleted: before === null, version: now.version + 1 };
  });

interface Step {
  readonly history: History;
  readonly written: readonly Drawing[];
}

/** Takes back the latest own action of a page that still stands, or returns null. */
export function undone({ past, future }: History, page: number, standing: Standing): Step | null {
  const at = past.findLastIndex((action) => action.page === page && writings(action, standing).length > 0);
  const action = past[at];
  if (!action) return null;
  // What came after it on this page can be taken back no more.
  const rest = past.filter((one, index) => index < at || one.page !== page);
  return { history: { past: rest, future: [...future, action] }, written: writings(action, standing) };
}

/** Does the action again that was taken back last. */
export function redone({ past, future }: History, page: number, standing: Standing): Step | null {
  const at = future.findLastIndex((action) => action.page === page && writings(turned(action), standing).length > 0);
  const action = future[at];
  if (!action) return null;
  const rest = future.filter((one, index) => index < at || one.page !== page);
  return { history: { past: [...past, action], future: rest }, written: writings(turned(action), standing) };
}
