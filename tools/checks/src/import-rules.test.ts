import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { ESLint } from 'eslint';

const root = join(__dirname, '../../..');
let eslint: ESLint;

beforeAll(() => {
  // The rule reads Nx's cached project graph and says nothing, not even an error, when there is none.
  execFileSync('nx', ['show', 'projects'], {
    cwd: root,
    env: { ...process.env, NX_DAEMON: 'false', NODE_OPTIONS: '' },
  });
  eslint = new ESLint({ cwd: root });
}, 120_000);

async function rulesFiredIn(filePath: string, text: string): Promise<string[]> {
  const [result] = await eslint.lintText(text, { filePath: join(root, filePath) });
  return (result?.messages ?? []).flatMap(({ ruleId }) => ruleId ?? []);
}

const rulesFiredBy = (filePath: string, importPath: string) =>
  rulesFiredIn(filePath, `import * as planted from '${importPath}';\nexport const seen = planted;\n`);

const boundary = '@nx/enforce-module-boundaries';

/** The floors of the portal from below: where a planted file stands, and what of it another one would import. */
const FLOORS = {
  domain: ['libs/domain/src/planted.ts', '@portal/domain/tenant/limits'],
  'data-access': ['libs/api/src/planted.ts', '@portal/auth/session'],
  ui: ['libs/ui/src/planted.ts', '@portal/ui/button'],
  core: ['libs/portal-core/src/planted.ts', '@portal/portal-core/section'],
  part: ['libs/parts/coursework/src/planted.ts', '@portal/conversation/conversation'],
  feature: ['libs/features/schedule/src/planted.ts', '@portal/home'],
  portal: ['apps/portal/src/planted.ts', '@portal/portal'],
} as const;

type Floor = keyof typeof FLOORS;

/** What each floor stands on; a part is for sections, the portal composes sections only. */
const STANDS_ON: Record<Floor, readonly Floor[]> = {
  domain: [],
  'data-access': ['domain'],
  ui: ['domain'],
  core: ['domain', 'data-access', 'ui'],
  part: ['domain', 'data-access', 'ui', 'core'],
  feature: ['domain', 'data-access', 'ui', 'core', 'part'],
  portal: ['domain', 'data-access', 'ui', 'core', 'feature'],
};

/** Every pair of floors, but those of which both are one lib. */
const pairs = (Object.keys(FLOORS) as Floor[]).flatMap((from) =>
  (Object.keys(FLOORS) as Floor[])
    .filter((to) => to !== 'portal' && !(from === to && ['domain', 'ui', 'core'].includes(from)))
    .map((to) => [STANDS_ON[from].includes(to) ? 'let' : 'refuse to', from, to] as const),
);

describe('the import rules', () => {
  it.each(pairs)('%s %s import %s', async (said, from, to) => {
    const fired = await rulesFiredBy(FLOORS[from][0], FLOORS[to][1]);
    expect(fired).toEqual(said === 'let' ? [] : expect.arrayContaining([boundary]));
  });

  it.each([
    ['domain', 'React', 'libs/domain/src/planted.ts', 'react'],
    ['domain', 'Fastify', 'libs/domain/src/planted.ts', 'fastify'],
    ['data-access', 'the router', 'libs/api/src/planted.ts', 'react-router'],
    ['ui', 'the router', 'libs/ui/src/planted.tsx', 'react-router'],
    ['feature', 'the socket client', 'libs/features/schedule/src/planted.ts', 'socket.io-client'],
    ['testing', 'the api', 'libs/testing/src/planted.ts', '@portal/api/transport'],
    ['testing', 'what draws', 'libs/testing/src/planted.ts', '@portal/ui/button'],
    ['testing', 'React', 'libs/testing/src/planted.ts', 'react'],
    ['testing-api', 'what draws', 'libs/testing-api/src/planted.ts', '@portal/ui/button'],
    ['testing-react', 'a feature', 'libs/testing-react/src/planted.ts', '@portal/schedule'],
    [
      'testing-react',
      'the frame of stories',
      'libs/testing-react/src/planted.ts',
      '@portal/testing-stories/story-frame',
    ],
    ['testing-stories', 'a feature', 'libs/testing-stories/src/planted.ts', '@portal/schedule'],
    ['a test of domain', 'a testing lib', 'libs/domain/src/planted.test.ts', '@portal/testing/fake-fetch'],
    ['a test of the api', 'what renders', 'libs/api/src/planted.test.ts', '@portal/testing-react/fake-world'],
    ['a test of ui', 'the store', 'libs/ui/src/planted.test.tsx', '@portal/testing-react/fake-world'],
    ['a test of the platform', 'a testing lib', 'apps/platform/src/planted.test.ts', '@portal/testing/fake-fetch'],
    ['the platform', 'the portal’s api', 'apps/platform/src/planted.ts', '@portal/api/transport'],
    ['the platform', 'React', 'apps/platform/src/planted.ts', 'react'],
    ['the platform', 'a tool', 'apps/platform/src/planted.ts', '@portal/test-runner/postgres'],
  ])('refuse that %s imports %s', async (_who, _what, filePath, importPath) => {
    expect(await rulesFiredBy(filePath, importPath)).toContain(boundary);
  });

  it('refuse a relative import into another lib', async () => {
    expect(await rulesFiredBy('libs/ui/src/planted.tsx', '../../domain/src/tenant/limits.ts')).toContain(boundary);
  });

  it('refuse the tools of tests in the platform but allow them in its tests', async () => {
    const tool = '@portal/test-runner/postgres';
    expect(await rulesFiredBy('apps/platform/src/planted.ts', tool)).toContain('no-restricted-imports');
    expect(await rulesFiredBy('apps/platform/src/planted.test.ts', tool)).toEqual([]);
  });

  it.each(['@portal/testing/calendar-builders', '@portal/testing-react/render-section'])(
    'refuse %s in the product but allow it in a test',
    async (importPath) => {
      expect(await rulesFiredBy('libs/features/schedule/src/planted.ts', importPath)).toContain(
        'no-restricted-imports',
      );
      expect(await rulesFiredBy('libs/features/schedule/src/planted.test.ts', importPath)).toEqual([]);
    },
  );

  it('refuse imports out of order: packages, our own packages, then what is further away and what is beside', async () => {
    const inOrder = ['node:path', 'react', '@portal/domain/time/day', '@portal/ui/button', '../room/a.ts', './b.ts'];
    const lint = async (paths: string[]) => {
      const text = paths.map((path, no) => `import * as seen${no} from '${path}';\nexport { seen${no} };\n`).join('');
      const fired = await rulesFiredIn('libs/features/schedule/src/room/planted.tsx', text);
      return fired.filter((rule) => rule === 'import-x/order');
    };
    expect(await lint(inOrder)).toEqual([]);
    for (let no = 1; no < inOrder.length; no++) {
      const swapped = inOrder.with(no, inOrder[no - 1]!).with(no - 1, inOrder[no]!);
      expect(await lint(swapped)).toEqual(['import-x/order']);
    }
  });

  it.each([
    ['a file of another context', 'modules/reviews/planted.ts', '../assets/files/files.ts'],
    ['the tables of another context', 'modules/reviews/planted.ts', '../classes/classes.tables.ts'],
    ['a file of another context from a folder', 'modules/live/room/planted.ts', '../../lessons/room-lessons.ts'],
    ['a context from the core', 'core/days/planted.ts', '../../modules/schedule/module.ts'],
    ['the inside of a context from above', 'planted.ts', './modules/wallet/bank/payout-bank.ts'],
    [
      'the inside of a context from the demo data',
      'demo/wallet/planted.ts',
      '../../modules/wallet/bank/payout-bank.ts',
    ],
    [
      'the inside of a context from the support of tests',
      'testing/apps/planted.ts',
      '../../modules/wallet/bank/payout-bank.ts',
    ],
    [
      'the inside of a context from the autopilot',
      'demo/autopilot/planted.ts',
      '../../modules/wallet/bank/payout-bank.ts',
    ],
    ['tables from the autopilot', 'demo/autopilot/planted.ts', '../../modules/lessons/lessons.tables.ts'],
    ['statements of the demo data from the autopilot', 'demo/autopilot/planted.ts', '../wallet/wallets.queries.ts'],
  ])('refuse to the platform %s', async (_what, file, importPath) => {
    const fired = await rulesFiredBy(`apps/platform/src/${file}`, importPath);
    expect(fired).toContain('import-x/no-restricted-paths');
  });

  it.each([
    ['apps/platform/src/modules/reviews/planted.ts', '../classes/module.ts'],
    ['apps/platform/src/modules/reviews/planted.ts', './reviews.tables.ts'],
    ['apps/platform/src/planted.ts', './modules/wallet/module.ts'],
    ['apps/platform/src/demo/wallet/planted.ts', '../../modules/wallet/module.ts'],
    ['apps/platform/src/demo/wallet/planted.ts', '../../modules/wallet/wallet.tables.ts'],
    ['apps/platform/src/testing/apps/planted.ts', '../../modules/lessons/moves/lesson-moves.tables.ts'],
    ['apps/platform/src/demo/autopilot/planted.ts', '../../modules/wallet/module.ts'],
    ['apps/platform/src/demo/autopilot/planted.ts', './lesson-side.queries.ts'],
    ['libs/domain/src/planted.ts', 'valibot'],
    ['libs/api/src/planted.ts', '@portal/domain/tenant/limits'],
    ['libs/features/schedule/src/planted.ts', '@portal/ui/button'],
    ['libs/features/schedule/src/planted.ts', '@portal/conversation/conversation'],
    ['apps/portal/src/planted.ts', '@portal/schedule'],
  ])('let %s import %s', async (filePath, importPath) => {
    expect(await rulesFiredBy(filePath, importPath)).toEqual([]);
  });
});

describe('a section or a part asks through @portal/api: refused is', () => {
  const folders = ['libs/features/schedule', 'libs/notifications', 'libs/parts/coursework'];

  it.each(
    [
      "fetch('/')",
      "window.fetch('/')",
      "globalThis.fetch('/')",
      "self['fetch']('/')",
      'new XMLHttpRequest()',
      "new WebSocket('/')",
      "new window.WebSocket('/')",
      "new EventSource('/')",
      "navigator.sendBeacon('/')",
      "window.navigator.sendBeacon('/')",
    ].flatMap((asking) => folders.map((folder) => [asking, folder])),
  )('%s in %s', async (asking, folder) => {
    const fired = await rulesFiredIn(`${folder}/src/planted.ts`, `export const planted = () => ${asking};\n`);
    expect(fired).toEqual([asking.includes('sendBeacon') ? 'no-restricted-properties' : 'no-restricted-globals']);
  });
});

describe('the public surface of a lib', () => {
  it('is its exports map: a deep import does not resolve', () => {
    const deep = () => require.resolve('@portal/schedule/src/section.ts', { paths: [root] });
    expect(deep).toThrow(/Cannot resolve module/);
  });
});
