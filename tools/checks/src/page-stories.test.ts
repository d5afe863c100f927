import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(__dirname, '../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Every page that a section names, with what its stories are called from outside: `@portal/ops/desk/queue-page.stories`. */
const pages = globSync('libs/{features/*,notifications}/src/section.ts', { cwd: root }).flatMap((section) => {
  const folder = dirname(section);
  const lib = folder.split('/').at(-2);
  return [...read(section).matchAll(/import\('\.\/([\w/-]+-page)\.tsx'\)/g)].map(([, page]) => ({
    stories: `${folder}/${page}.stories.tsx`,
    address: `@portal/${lib}/${page}.stories`,
  }));
});

/** Who follows a link into a room has neither menu nor header. */
const WITHOUT_FRAME = ['@portal/live/room/guest-room-page.stories'];

const framed = globSync('apps/portal/src/screens/*/*.stories.tsx', { cwd: root }).map(read).join('\n');

describe('the stories of a page', () => {
  it('are there for every page, with its most extreme content', () => {
    expect(pages.length).toBeGreaterThan(25);
    expect(
      pages
        .filter(({ stories }) => !existsSync(join(root, stories)) || !/export const \w*Longest\b/.test(read(stories)))
        .map(({ stories }) => stories),
    ).toEqual([]);
  });

  it('stand in the frame of the portal too', () => {
    expect(pages.map(({ address }) => address).filter((address) => !framed.includes(`'${address}'`))).toEqual(
      WITHOUT_FRAME,
    );
  });
});
