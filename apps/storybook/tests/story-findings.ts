import type { Page } from '@playwright/test';
import { isBusyShown, isLoadingStory } from '../src/rules/loading-story.ts';
import { firstDrawn, foreignNames, overflow, pageFindings } from './page-findings.ts';
import { type Entry, isScreen } from './story-index.ts';
import { isPhone, type Look, looksOf } from './story-looks.ts';
import type { Seen, StoryPage } from './story-page.ts';

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

/** What Storybook and axe say of a story that has been drawn. */
function storybookFindings(story: Entry, seen: readonly Seen[]): string[] {
  const finished = seen.find((one) => one.finished)?.finished;
  const found = [
    ...seen.filter(({ event }) => event !== 'storyFinished').map(({ event, message }) => `${event}: ${message}`),
    ...violations(seen),
  ];
  if (found.length > 0) return found;
  if (finished?.status !== 'success') return [`Storybook says ${finished?.status}`];
  return finished.reporters.some(({ type }) => type === 'a11y') ? [] : [`${story.id} was not checked by axe`];
}

/** Pages of other libs come a moment later than the story that shows them. */
async function comesTrue(look: () => Promise<boolean>): Promise<boolean> {
  const until = Date.now() + 3_000;
  while (!(await look())) {
    if (Date.now() > until) return false;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return true;
}

/** What can be seen of a story that does not look as it should. */
async function lookFindings(page: Page, story: Entry, look: Look): Promise<string[]> {
  const { width } = look.size;
  const mayBeEmpty = story.tags.includes('empty-canvas');
  const isDrawn = async () => (await firstDrawn(page)) !== null;
  // What the story before has drawn beside its own place goes a moment later than that.
  const isEmpty = mayBeEmpty ? await comesTrue(async () => !(await isDrawn())) : !(await comesTrue(isDrawn));
  return [
    ...(isEmpty && !mayBeEmpty
      ? [`${width} px: it draws nothing. Give it the viewport where it does, or the tag "empty-canvas"`]
      : []),
    ...(!isEmpty && mayBeEmpty
      ? [`${width} px: it has the tag "empty-canvas" and draws ${await firstDrawn(page)}`]
      : []),
    ...(isLoadingStory(story) && !(await comesTrue(() => page.evaluate(isBusyShown)))
      ? [`${width} px: it is called loading, and no skeleton, progress or [aria-busy] can be seen`]
      : []),
    ...(await foreignNames(page)),
    ...(isPhone(look) ? await overflow(page) : []),
    ...(isPhone(look) && isScreen(story) ? await pageFindings(page) : []),
  ];
}

/** Everything that is wrong with a story at the looks that it gets. */
export async function storyFindings(shown: StoryPage, story: Entry): Promise<string[]> {
  const { page } = shown;
  const [first, ...others] = looksOf(story, await shown.viewportOf(story.id));
  const findings = [
    ...storybookFindings(story, await shown.show(story.id, first)),
    ...(await lookFindings(page, story, first)),
  ];
  // What failed at the first look stands no longer as it was made.
  for (const look of findings.length === 0 ? others : [])
    findings.push(
      ...storybookFindings(story, await shown.lookAgain(story.id, look)),
      ...(await lookFindings(page, story, look)),
    );
  return [
    ...findings,
    ...shown
      .errors()
      .filter((error) => !story.tags.includes('broken-resource') || !error.includes('Failed to load resource')),
  ];
}
