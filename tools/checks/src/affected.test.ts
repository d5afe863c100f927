import { createProjectGraphAsync, type ProjectGraph } from '@nx/devkit';
import { filterAffected } from 'nx/src/project-graph/affected/affected-project-graph';
import { calculateFileChanges } from 'nx/src/project-graph/file-utils';

/** The project graph as Nx reads it from the files now, tests and stories included. */
let graph: ProjectGraph;
beforeAll(async () => {
  process.env['NX_DAEMON'] = 'false';
  graph = await createProjectGraphAsync();
}, 120_000);

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

/** What `nx affected` itself says for a changed file: it looks at the inputs of the targets too. */
async function affectedByFile(file: string): Promise<string[]> {
  const affected = await filterAffected(graph, calculateFileChanges([file]));
  return Object.keys(affected.nodes);
}

const notFrom = (folder: string) => (name: string) => !namesIn(folder).includes(name);

describe('a change affects', () => {
  it.each([
    ['libs/ui/src/actions/button.tsx', ['domain', 'platform', 'api', 'auth', 'chat-socket', 'testing', 'testing-api']],
    ['libs/testing/src/contract-fakes.ts', ['domain', 'platform', 'auth', 'chat-socket', 'ui']],
  ])('through %s: no project that needs none of it', async (file, spared) => {
    const affected = await affectedByFile(file);
    expect(affected).toContain(project('schedule'));
    expect(affected.filter((name) => spared.map(project).includes(name))).toEqual([]);
  });

  it.each([
    ['libs/testing-stories/src/story-frame.tsx', ['storybook', 'testing-stories']],
    ['apps/storybook/open.mjs', ['storybook']],
    ['libs/features/home/src/today/lessons-panel.tsx', ['e2e', 'home', 'portal', 'storybook']],
    ['apps/platform/src/modules/wallet/module.ts', ['e2e', 'platform']],
  ])('through %s: %j alone', async (file, names) => {
    const affected = await affectedByFile(file);
    expect(affected.filter(notFrom('tools/')).sort()).toEqual(names.map(project));
  });

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
