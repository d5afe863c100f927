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

describe('a change affects', () => {
  it.each(['ui', 'portal-core', 'testing-react'])(
    'in %s: neither the contract nor the back end nor the api',
    (name) => {
      const affected = affectedBy(name);
      for (const spared of ['domain', 'platform', 'api', 'auth', 'chat-socket', 'testing', 'testing-api'])
        expect(affected).not.toContain(project(spared));
      expect(affected).toContain(project('schedule'));
    },
  );

  it('in testing: no project whose tests need none of it', () => {
    const affected = affectedBy('testing');
    for (const spared of ['domain', 'platform', 'auth', 'chat-socket', 'ui'])
      expect(affected).not.toContain(project(spared));
    expect(affected).toContain(project('api'));
  });

  it('in testing-stories: the Storybook alone', () => {
    expect([...affectedBy('testing-stories')].sort()).toEqual([project('storybook'), project('testing-stories')]);
  });

  it('in the platform: the platform and who runs it', () => {
    const affected = [...affectedBy('platform')].filter((name) => !namesIn('tools/').includes(name));
    expect(affected.sort()).toEqual([project('e2e'), project('platform')]);
  });

  it('in a section: that section and who composes sections', () => {
    const hosts = new Set(['portal', 'storybook', 'e2e', 'workspace-plugin', 'bench'].map(project));
    const sections = [...namesIn('libs/features/'), project('notifications')];
    expect(sections.length).toBeGreaterThan(10);
    for (const section of sections)
      expect([...affectedBy(section.replace('@portal/', ''))].filter((name) => !hosts.has(name))).toEqual([section]);
  });
});
