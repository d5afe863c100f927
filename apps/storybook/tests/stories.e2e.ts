import { expect } from '@playwright/test';
import { foreignNames, pageFindings } from './page-findings.ts';
import { isScreen, onlyIn, stories } from './story-index.ts';
import { type Seen, test } from './story-page.ts';

/** Every finding of axe, with the first element that it is about. */
const violations = (seen: readonly Seen[]) =>
  seen
    .flatMap(({ finished }) => finished?.reporters ?? [])
    .filter(({ type, status }) => type === 'a11y' && status === 'failed')
    .flatMap(({ result }) =>
      result.violations
        ? result.violations.map(
            ({ id, help, nodes }) => `axe ${id}: ${help}: ${nodes[0]?.html} ${nodes[0]?.failureSummary ?? ''}`,
          )
        : [`axe: ${JSON.stringify(result.error)}`],
    );

for (const story of stories) {
  test(`${story.title}: ${story.name}`, { tag: onlyIn(story) ?? [] }, async ({ stories: shown }, { project }) => {
    const { page } = shown;
    const seen = await shown.show(story.id);
    const finished = seen.find((one) => one.finished)?.finished;
    const isPhone = project.name.endsWith('phone');
    const errors = story.tags.includes('broken-resource')
      ? shown.errors().filter((error) => !error.includes('Failed to load resource'))
      : shown.errors();
    expect([
      ...seen.filter(({ event }) => event !== 'storyFinished').map(({ event, message }) => `${event}: ${message}`),
      ...violations(seen),
      ...errors,
      ...(await foreignNames(page)),
      ...(isPhone && isScreen(story) ? await pageFindings(page) : []),
    ]).toEqual([]);
    expect(finished).toMatchObject({ storyId: story.id, status: 'success' });
    expect(finished?.reporters.some(({ type }) => type === 'a11y')).toBe(true);
  });
}
