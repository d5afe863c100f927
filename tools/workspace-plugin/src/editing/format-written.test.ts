import { createTreeWithEmptyWorkspace } from '@nx/devkit/testing';
import { formatWritten } from './format-written.ts';

it.each([
  ['libs/shelf.ts', 'export const first = <T>(all: T[]) => all[0];\n'],
  ['libs/shelf.tsx', 'export const first = <T,>(all: T[]) => all[0];\n'],
])('leaves %s as the workspace formats a file of that name', async (path, text) => {
  const tree = createTreeWithEmptyWorkspace();
  tree.write(path, text);
  await formatWritten(tree);
  expect(tree.read(path, 'utf8')).toBe(text);
});
