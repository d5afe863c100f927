import { fileURLToPath } from 'node:url';

/** `STORIES=libs/ui`: the Storybook of one folder alone, in a place of its own, so that it never stands for the whole. */
export const STORIES_OF = process.env['STORIES'];

/** Where the Storybook is built to and read from. */
export const BUILT = fileURLToPath(
  new URL(STORIES_OF ? `../../dist/stories/${STORIES_OF}` : '../../dist/storybook', import.meta.url),
);
