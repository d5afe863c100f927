import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Graph {
  nodes: Record<string, { data: { root: string } }>;
  dependencies: Record<string, readonly { target: string }[]>;
}

/** The project graph as Nx reads it from the files now, tests and stories included. */
function readGraph(): Graph {
  const file = join(tmpdir(), `project-graph-${process.pid}.json`);
  execFileSync('nx', ['graph', `--file=${file}`], {
    cwd: join(__dirname, '../../..'),
    env: { ...process.env, NX_DAEMON: 'false', NODE_OPTIONS: '' },
    stdio: 'ignore',
  });
  const { graph } = JSON.parse(readFileSync(file, 'utf8')) as { graph: Graph };
  rmSync(file);
  return graph;
}

let graph: Graph;
beforeAll(() => void (graph = readGraph()), 120_000);

const project = (name: string) => `@portal/${name}`;

/** Whatever `nx affected` runs after a change in a project: the project, and all that need it. */
function affectedBy(name: string): Set<string> {
  const found = new Set([project(name)]);
  for (const one of found)
    for (const [user, needs] of Object.entries(graph.dependencies))
      if (needs.some(({ target }) => target === one)) found.add(user);
  return found;
}

const namesIn = (folder: string) =>
  Object.entries(graph.nodes).flatMap(([name, { data }]) => (data.root.startsWith(folder) ? [name] : []));

/** What Nx itself says for a changed file: it looks at the inputs of the targets too. */
function affectedByFile(file: string): string[] {
  const said = execFileSync('nx', ['show', 'projects', '--affected', `--files=${file}`, '--json'], {
    cwd: join(__dirname, '../../..'),
    env: { ...process.env, NX_DAEMON: 'false', NODE_OPTIONS: '' },
    encoding: 'utf8',
  });
  return JSON.parse(said) as string[];
}

const notFrom = (folder: string) => (name: string) => !namesIn(folder).includes(name);

describe('a change affects', () => {
  it.each([
    ['libs/ui/src/actions/button.tsx', ['domain', 'platform', 'api', 'auth', 'chat-socket', 'testing', 'testing-api']],
    ['libs/testing/src/contract-fakes.ts', ['domain', 'platform', 'auth', 'chat-socket', 'ui']],
  ])(
    'through %s: no project that needs none of it',
    (file, spared) => {
      const affected = affectedByFile(file);
      expect(affected).toContain(project('schedule'));
      expect(affected.filter((name) => spared.map(project).includes(name))).toEqual([]);
    },
    120_000,
  );

  it.each([
    ['libs/testing-stories/src/story-frame.tsx', ['storybook', 'testing-stories']],
    ['apps/storybook/open.mjs', ['storybook']],
    ['libs/features/home/src/today/lessons-panel.tsx', ['e2e', 'home', 'portal', 'storybook']],
    ['apps/platform/src/modules/wallet/module.ts', ['e2e', 'platform']],
  ])(
    'through %s: %j alone',
    (file, names) => {
      expect(affectedByFile(file).filter(notFrom('tools/')).sort()).toEqual(names.map(project));
    },
    120_000,
  );

  it('in portal-core or testing-react: neither the contract nor the back end nor the api', () => {
    for (const name of ['portal-core', 'testing-react'])
      for (const spared of ['domain', 'platform', 'api', 'auth', 'chat-socket', 'testing', 'testing-api'])
        expect(affectedBy(name)).not.toContain(project(spared));
  });

  it('in a section: that section and who composes sections', () => {
    const hosts = new Set(['portal', 'storybook', 'e2e', 'workspace-plugin', 'bench'].map(project));
    const sections = [...namesIn('libs/features/'), project('notifications')];
    expect(sections.length).toBeGreaterThan(10);
    for (const section of sections)
      expect([...affectedBy(section.replace('@portal/', ''))].filter((name) => !hosts.has(name))).toEqual([section]);
  });
});
