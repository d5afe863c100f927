import { STORIES_OF } from '../built-folder.ts';
import { VIEWPORTS } from '../src/toolbar/toolbar-menus.ts';
import { type Entry, fileOf } from './story-index.ts';

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

/** Every other story of a file; but what a story does is written for a desk. */
const takesPhone = (story: Entry) => fileOf(story).indexOf(story) % 2 === 1 && !story.tags.includes('play-fn');

/**
 * A story is looked at light on a desk and dark on a phone. In a run over the whole book the stories of a file take turns,
 * and only the longest content is seen in both ways; the first one too where no other is seen as on a phone. A lib's own book,
 * and `EVERY_STORY=1`, see everything twice. A story that asks for a viewport of its own is looked at there: it shows what is
 * only there.
 */
export function looksOf(story: Entry, viewport: string | undefined): readonly [Look, ...Look[]] {
  if (viewport !== undefined && !(viewport in VIEWPORTS))
    throw new Error(`There is no viewport "${viewport}". There are ${Object.keys(VIEWPORTS).join(', ')}.`);
  const own = viewport as ViewportName | undefined;
  const looks: readonly [Look, Look] = [
    { theme: 'light', size: sizeOf(own ?? 'w1360') },
    { theme: 'dark', size: sizeOf(own ?? 'w390') },
  ];
  const file = fileOf(story);
  const inBoth = story.name.includes('가장 긴') || (story === file[0] && !file.some(takesPhone));
  if (STORIES_OF || process.env['EVERY_STORY'] || inBoth) return looks;
  return [takesPhone(story) ? looks[1] : looks[0]];
}

export const isPhone = ({ size }: Look): boolean => size.width < 768;
