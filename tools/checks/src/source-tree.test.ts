import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { preProcessFile } from 'typescript';
import { sourceFiles } from './source-files.ts';

const root = join(__dirname, '../../..');
const tracked = sourceFiles();

const MOST_FILES = 25;
/** Lists that are read by name, not by looking around: they grow with time. */
const LISTS = /(^|\/)(migrations|decisions|pictures)(\/|$)|^apps\/\w+\/assets\//;

it(`no folder holds more than ${MOST_FILES} files`, () => {
  const counts = new Map<string, number>();
  for (const file of tracked) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  const large = [...counts].filter(([folder, count]) => count > MOST_FILES && !LISTS.test(folder));
  expect(large).toEqual([]);
});

const LARGEST_SHARE = 0.15;

it(`no context holds more than ${LARGEST_SHARE * 100} % of the lines of the platform`, () => {
  const linesOf = new Map<string, number>();
  let all = 0;
  for (const file of tracked.filter((path) => /^apps\/platform\/src\/.*\.ts$/.test(path))) {
    const lines = readFileSync(join(root, file), 'utf8').split('\n').length - 1;
    const context = /^apps\/platform\/src\/modules\/([^/]+)\//.exec(file)?.[1];
    if (context) linesOf.set(context, (linesOf.get(context) ?? 0) + lines);
    all += lines;
  }
  expect(linesOf.size).toBeGreaterThanOrEqual(18);
  expect([...linesOf].filter(([, lines]) => lines > all * LARGEST_SHARE)).toEqual([]);
});

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** Everything that leads back to where it began. Not ESLint's own rule: it does not see imports of types, and takes a third of its time. */
function circlesOf(graph: Graph): string[] {
  const reaches = (from: string, target: string, seen = new Set<string>()): boolean =>
    [...(graph.get(from) ?? [])].some((next) => {
      if (next === target) return true;
      if (seen.has(next)) return false;
      seen.add(next);
      return reaches(next, target, seen);
    });
  return [...graph.keys()].filter((node) => reaches(node, node));
}

const sources = new Set(tracked.filter((file) => /^(libs|apps\/(portal|platform))\/.*\.tsx?$/.test(file)));

function importsOf(file: string): Set<string> {
  const { importedFiles } = preProcessFile(readFileSync(join(root, file), 'utf8'), true, true);
  return new Set(
    importedFiles
      .map(({ fileName }) => posix.join(dirname(file), fileName))
      .filter((target) => sources.has(target) && target !== file),
  );
}

/** What the bundle holds of a file's imports: neither types nor what is fetched later. */
function staticImportsOf(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  return [...text.matchAll(/^(?:import|export) (?!type )[^;]*?from '(\.[^']+)';$/gm)]
    .map(([, name]) => posix.join(dirname(file), name!))
    .filter((target) => sources.has(target));
}

describe('imports', () => {
  const files = new Map([...sources].map((file) => [file, importsOf(file)]));

  it('that lead back to where they began are found', () => {
    const graph = { a: ['b'], b: ['c'], c: ['a', 'd'], d: [] };
    expect(circlesOf(new Map(Object.entries(graph).map(([from, to]) => [from, new Set(to)])))).toEqual(['a', 'b', 'c']);
  });

  it('make no circle of files, imports of types included', () => {
    expect(circlesOf(files)).toEqual([]);
  });

  it('make no circle of the rooms of a section, a part or a shared lib', () => {
    const isProduct = (file: string) => !/\.(test|stories|fixture|screen)\.|-double\.ts|\/testing\//.test(file);
    // Files beside `section.ts` are the section's own, not a room.
    const roomOf = (file: string) => (dirname(file).endsWith('/src') ? null : dirname(file));
    const rooms = new Map<string, Set<string>>();
    for (const [file, targets] of files) {
      const room = roomOf(file);
      if (!room || !isProduct(file) || /^libs\/(domain|api)\/|^apps\//.test(file)) continue;
      const others = [...targets].map(roomOf).filter((other) => other !== null && other !== room) as string[];
      rooms.set(room, new Set([...(rooms.get(room) ?? []), ...others]));
    }
    expect(circlesOf(rooms)).toEqual([]);
  });

  it('bring of a section no words but the names of its pages before its first page', () => {
    const sections = [...sources].filter((file) =>
      /^libs\/(features\/[\w-]+|notifications)\/src\/section\.ts$/.test(file),
    );
    expect(sections.length).toBeGreaterThanOrEqual(12);
    const early = new Set(sections);
    for (const file of early) for (const next of staticImportsOf(file)) early.add(next);
    expect(
      [...early].filter((file) => /(^|[/-])messages\.ts$/.test(file) && !file.endsWith('/title-messages.ts')),
    ).toEqual([]);
  });

  it('lead from the ground of the domain to no context', () => {
    const ground = ['contract', 'format', 'patterns', 'tenant', 'time'].map((room) => `libs/domain/src/${room}/`);
    const isGround = (file: string) => ground.some((room) => file.startsWith(room));
    const product = [...files].filter(([file]) => isGround(file) && !file.includes('.test.'));
    expect(new Set(product.map(([file]) => `${dirname(file)}/`))).toEqual(new Set(ground));
    const known = product.flatMap(([file, targets]) => [...targets].map((target) => `${file} → ${target}`));
    expect(known.filter((arrow) => !isGround(arrow.split(' → ')[1]!))).toEqual([]);
  });

  it('lead a test into no other context but by its door and its tables', () => {
    const contextOf = (file: string) => /^apps\/platform\/src\/modules\/([^/]+)\//.exec(file)?.[1];
    const tests = [...files].filter(([file]) => contextOf(file) && file.endsWith('.test.ts'));
    expect(tests.length).toBeGreaterThan(100);
    const inside = tests.flatMap(([file, targets]) =>
      [...targets]
        .filter((target) => contextOf(target) && contextOf(target) !== contextOf(file))
        .filter((target) => !/\/module\.ts$|\.tables\.ts$/.test(target))
        .map((target) => `${file} → ${target}`),
    );
    expect(inside).toEqual([]);
  });

  it('make no circle of the contexts of the platform', () => {
    const modules = 'apps/platform/src/modules/';
    const contextOf = (file: string) => (file.startsWith(modules) ? file.slice(modules.length).split('/')[0] : null);
    const contexts = new Map<string, Set<string>>();
    for (const [file, targets] of files) {
      const context = contextOf(file);
      // Rows of the authorisation matrix fill the tables of whatever an endpoint is about.
      if (!context || /\.(test|access)\.ts$/.test(file)) continue;
      const others = [...targets].map(contextOf).filter((other) => other !== null && other !== context) as string[];
      contexts.set(context, new Set([...(contexts.get(context) ?? []), ...others]));
    }
    expect(circlesOf(contexts)).toEqual([]);
  });
});
