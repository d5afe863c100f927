import { expect } from '@playwright/test';
import { storyFindings } from './story-findings.ts';
import { stories } from './story-index.ts';
import { test } from './story-page.ts';

for (const story of stories) {
  test(`${story.title}: ${story.name}`, async ({ stories: shown }) => {
    expect(await storyFindings(shown, story)).toEqual([]);
  });
}
