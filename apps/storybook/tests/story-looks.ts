import { VIEWPORTS } from '../src/toolbar/toolbar-menus.ts';

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

/**
 * A story is looked at twice: light on a desk, then dark on a phone. One that asks for a viewport of its own is looked at
 * there, both times: it shows what is only there.
 */
export function looksOf(viewport: string | undefined): readonly [Look, Look] {
  if (viewport !== undefined && !(viewport in VIEWPORTS))
    throw new Error(`There is no viewport "${viewport}". There are ${Object.keys(VIEWPORTS).join(', ')}.`);
  const own = viewport as ViewportName | undefined;
  return [
    { theme: 'light', size: sizeOf(own ?? 'w1360') },
    { theme: 'dark', size: sizeOf(own ?? 'w390') },
  ];
}

export const isPhone = ({ size }: Look): boolean => size.width < 768;
