import { readFileSync } from 'node:fs';

export interface Entry {
  id: string;
  type: 'story' | 'docs';
  title: string;
  name: string;
  tags: string[];
  importPath: string;
}

const file = new URL('../../../dist/storybook/index.json', import.meta.url);

function read(): Entry[] {
  const { entries } = JSON.parse(readFileSync(file, 'utf8')) as { entries: Record<string, Entry> };
  return Object.values(entries);
}

/** `STORIES=libs/ui` runs the stories of one folder. */
const only = process.env['STORIES'];

export const entries = read();
// Import paths are relative to this app.
const workspacePath = ({ importPath }: Entry) => new URL(importPath, 'file:///apps/storybook/').pathname;
const chosen = entries.filter((entry) => !only || workspacePath(entry).startsWith(`/${only}/`));

export const isScreen = ({ title }: Entry) => title.startsWith('Screens/');

/** Every story that is a test; Storybook lets a story opt out by the tag `!test`. */
export const stories = chosen.filter(({ type, tags }) => type === 'story' && tags.includes('test'));

/**
 * Both projects draw the screens and what has one state only; of the other states each draws every second one, so that
 * every component is seen in both. `EVERY_STORY=1` draws all in both.
 */
export function onlyIn(story: Entry): '@light-only' | '@dark-only' | undefined {
  if (process.env['EVERY_STORY'] || isScreen(story)) return undefined;
  const states = stories.filter(({ title }) => title === story.title);
  if (states.length === 1) return undefined;
  return states.indexOf(story) % 2 ? '@dark-only' : '@light-only';
}

const pages = chosen.filter(({ type }) => type === 'docs');
const isWritten = ({ importPath }: Entry) => importPath.endsWith('.mdx');
const made = pages.filter((page) => !isWritten(page));

/** Every page that somebody wrote; of those that Storybook makes out of stories, all alike, every tenth. */
export const docs = [
  ...pages.filter(isWritten),
  ...made.filter((_, at) => process.env['EVERY_STORY'] || at % 10 === 0),
];
