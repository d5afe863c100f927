import { STORIES_OF } from '../built-folder.ts';
import { VIEWPORTS } from '../src/toolbar/toolbar-menus.ts';
import { type Entry, placeInFile } from './story-index.ts';

type ViewportName = keyof typeof VIEWPORTS;

/** How a story is looked at: its theme, and the size of the window around it. */
export interface Look {
  theme: 'light' | 'dark';
  size: { width: number; height: number };
}

function sizeOf(name: ViewportName): Look['size'] {
  const { width, height } = VIEWPORTS[name].styles;
  return { width: Number.parseInt(width), height: Number.parseInt(height) };
}

/** What is looked at in both ways in every run: the first story of a file, and what is at its longest. */
const isAlwaysSeenTwice = ({ name }: Entry, at: number) => at === 0 || name.includes('가장 긴');

/**
 * A story is looked at light on a desk and dark on a phone. In a run over the whole book the stories of a file take turns,
 * which leaves out three looks of eight: its first one and the longest content are seen in both ways, the others in one. A
 * lib's own book, and `EVERY_STORY=1`, see everything twice. A story that asks for a viewport of its own is looked at there: it shows what
 * is only there.
 */
export function looksOf(story: Entry, viewport: string | undefined): readonly [Look, ...Look[]] {
  if (viewport !== undefined && !(viewport in VIEWPORTS))
    throw new Error(`There is no viewport "${viewport}". There are ${Object.keys(VIEWPORTS).join(', ')}.`);
  const own = viewport as ViewportName | undefined;
  const looks: readonly [Look, Look] = [
    { theme: 'light', size: sizeOf(own ?? 'w1360') },
    { theme: 'dark', size: sizeOf(own ?? 'w390') },
  ];
  const at = placeInFile(story);
  if (STORIES_OF || process.env['EVERY_STORY'] || isAlwaysSeenTwice(story, at)) return looks;
  // What a story does is written for a desk.
  return [at % 2 && !story.tags.includes('play-fn') ? looks[1] : looks[0]];
}

export const isPhone = ({ size }: Look): boolean => size.width < 768;
