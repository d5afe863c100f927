import type { BrowserContext, Page } from '@playwright/test';

/** Lets the pages of a browser believe that it is later by so many milliseconds; their timers go on as they are. */
export async function moveDate(context: BrowserContext, by: number): Promise<void> {
  await context.addInitScript((first) => {
    const moved = globalThis as unknown as { movedBy: number };
    moved.movedBy = first;
    const Real = Date;
    globalThis.Date = class extends Real {
      constructor(...parts: [] | [number]) {
        if (parts.length === 0) super(Real.now() + moved.movedBy);
        else super(...parts);
      }
      static override now(): number {
        return Real.now() + moved.movedBy;
      }
    } as DateConstructor;
  }, by);
}

/** The same, while the page is open. */
export const moveDateOf = (page: Page, by: number): Promise<void> =>
  page.evaluate((movedBy) => void Object.assign(globalThis, { movedBy }), by);
