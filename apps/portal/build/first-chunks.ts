import type { Plugin } from 'vite';

/**
 * Everything that the first screen needs statically goes into two files, ours and the packages': dozens of small ones
 * compress worse and cost a request each. What comes lazily stays in files of its own.
 */
export function firstChunks() {
  const first = new Set<string>();
  const plugin: Plugin = {
    name: 'portal:first-chunks',
    apply: 'build',
    buildEnd() {
      const waiting = [...this.getModuleIds()].filter((id) => this.getModuleInfo(id)?.isEntry);
      const entries = [...waiting];
      for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
        if (first.has(id)) continue;
        first.add(id);
        waiting.push(...(this.getModuleInfo(id)?.importedIds ?? []));
      }
      // The entry is the document; what it names has to stay a file of its own, or the manifest has no entry.
      for (const id of entries) {
        first.delete(id);
        for (const named of this.getModuleInfo(id)?.importedIds ?? []) first.delete(named);
      }
    },
  };
  const isPackage = (id: string) => id.includes('/node_modules/');
  return {
    plugin,
    groups: [
      { name: 'packages', priority: 2, test: (id: string) => first.has(id) && isPackage(id) },
      { name: 'portal', priority: 1, test: (id: string) => first.has(id) && !isPackage(id) },
    ],
  };
}
