import { fileURLToPath } from 'node:url';
import type { Tree } from '@nx/devkit';
import { format, getFileInfo, resolveConfig } from 'prettier';
import { sortImports } from './sort-imports.ts';

/** What was formatted before: several generators may write into one tree, one after the other. */
const formatted = new WeakMap<Tree, Map<string, string>>();

/** Formats what a generator wrote as the workspace formats it, wherever the tree stands. */
export async function formatWritten(tree: Tree): Promise<void> {
  const done = formatted.get(tree) ?? new Map<string, string>();
  formatted.set(tree, done);
  const options = await resolveConfig(fileURLToPath(import.meta.url));
  for (const { path, type, content } of tree.listChanges()) {
    const text = content?.toString();
    if (type === 'DELETE' || !text || done.get(path) === text) continue;
    const { inferredParser } = await getFileInfo(path);
    if (!inferredParser) continue;
    const neat = await format(/\.tsx?$/.test(path) ? sortImports(text) : text, { ...options, filepath: path });
    done.set(path, neat);
    tree.write(path, neat);
  }
}
