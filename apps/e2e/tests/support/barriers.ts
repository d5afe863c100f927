import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Nothing on the page, as it stands, keeps anybody out. */
export async function expectNoBarrier(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    // What lies under a foot that stays in sight is scrolled from under it: it is measured at the end of the page.
    for (const foot of document.querySelectorAll<HTMLElement>('[data-stays-in-sight]')) foot.style.position = 'static';
  });
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], preload: false })
    .withTags(tags)
    // Behind what covers the whole page nothing is seen or reached.
    .exclude('[inert]')
    // The portal has no frames: no second page to put their findings together.
    .setLegacyMode()
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}
