import { fileURLToPath } from 'node:url';
import type { Tree } from '@nx/devkit';
import { format, getFileInfo, resolveConfig } from 'prettier';

/** Formats what a generator wrote as the workspace formats it, wherever the tree stands. */
export async function formatWritten(tree: Tree): Promise<void> {
  const options = await resolveConfig(fileURLToPath(import.meta.url));
  for (const { path, type, content } of tree.listChanges()) {
    const { inferredParser } = await getFileInfo(path);
    if (type === 'DELETE' || !content || !inferredParser) continue;
    tree.write(path, await format(content.toString(), { ...options, parser: inferredParser }));
  }
}
