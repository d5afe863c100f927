import { expect, type Page } from '@playwright/test';

/** What the focus is on: in which part of the room, on what, and whether it can be seen there. */
const focus = (on: Page) =>
  on.evaluate(() => {
    const here = document.activeElement as HTMLElement;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(here);
    const regions = [...document.querySelectorAll('[data-region]')];
    return {
      isLost: here === document.body,
      region: regions.findIndex((region) => region.contains(here)),
      name: here.getAttribute('name'),
      // A heading that was led to has no ring: nothing can be done with it.
      isSeen: here.tabIndex === -1 || (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none',
    };
  });

/** The focus is on something, and where it is can be seen. */
export async function focusSeen(on: Page) {
  const found = await focus(on);
  expect(found).toMatchObject({ isLost: false, isSeen: true });
  return found;
}

/** F6 goes once through all parts of the room that have something to do, and comes back. */
export async function walkRegions(on: Page, least: number): Promise<void> {
  await on.keyboard.press('F6');
  const { region: first } = await focusSeen(on);
  const seen = new Set([first]);
  for (let steps = 0; steps < 6; steps++) {
    await on.keyboard.press('F6');
    const { region } = await focusSeen(on);
    expect(region).toBeGreaterThanOrEqual(0);
    if (region === first) break;
    seen.add(region);
  }
  expect((await focusSeen(on)).region).toBe(first);
  expect(seen.size).toBeGreaterThanOrEqual(least);
}

/** The arrows go through the dock, from its first tool to its last and round; resolves to their names. */
export async function walkDock(on: Page): Promise<string[]> {
  for (let steps = 0; steps < 6; steps++) {
    if ((await focus(on)).name === (await toolNames(on))[0]) break;
    await on.keyboard.press('F6');
    await on.keyboard.press('Home');
  }
  const names = await toolNames(on);
  for (const name of [...names, names[0]]) {
    expect((await focusSeen(on)).name).toBe(name);
    await on.keyboard.press('ArrowRight');
  }
  await on.keyboard.press('Home');
  return names;
}

const toolNames = (on: Page) =>
  on
    .locator('[role=toolbar] button[name]:not(:disabled)')
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('name')!));

/** From a tool that opens a panel into the panel, and by Escape back to the tool. */
export async function openAndEscape(on: Page, name: string, inside: () => Promise<void>): Promise<void> {
  await on.locator(`[role=toolbar] button[name=${name}]`).focus();
  await on.keyboard.press('Enter');
  await expect(on.getByRole('complementary')).toBeVisible();
  await focusSeen(on);
  await inside();
  await on.keyboard.press('Escape');
  await expect(on.getByRole('complementary')).toHaveCount(0);
  expect((await focusSeen(on)).name).toBe(name);
}
