import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUILT, STORIES_OF } from '../built-folder.ts';

export interface Entry {
  id: string;
  type: 'story' | 'docs';
  title: string;
  name: string;
  tags: string[];
  importPath: string;
}

function read(): Entry[] {
  const { entries } = JSON.parse(readFileSync(join(BUILT, 'index.json'), 'utf8')) as { entries: Record<string, Entry> };
  return Object.values(entries);
}

export const entries = read();
// Import paths are relative to this app.
export const workspacePath = ({ importPath }: Entry) => new URL(importPath, 'file:///apps/storybook/').pathname;
const chosen = entries.filter((entry) => !STORIES_OF || workspacePath(entry).startsWith(`/${STORIES_OF}/`));

export const isScreen = ({ title }: Entry) => title.startsWith('Screens/');

/** Every story that is a test; Storybook lets a story opt out by the tag `!test`. */
export const stories = chosen.filter(({ type, tags }) => type === 'story' && tags.includes('test'));

const byFile = Map.groupBy(stories, ({ importPath }) => importPath);

/** The stories of its file, in the order in which they are written. */
export const fileOf = ({ importPath }: Entry): readonly Entry[] => byFile.get(importPath) ?? [];

const pages = chosen.filter(({ type }) => type === 'docs');
const isWritten = ({ importPath }: Entry) => importPath.endsWith('.mdx');
const made = pages.filter((page) => !isWritten(page));

/** Every page that somebody wrote; of those that Storybook makes out of stories, all alike, every fortieth. */
export const docs = [
  ...pages.filter(isWritten),
  ...made.filter((_, at) => process.env['EVERY_STORY'] || at % 40 === 0),
];
