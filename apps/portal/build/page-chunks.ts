import type { Rolldown } from 'vite';

interface Pages {
  /** Modules of pages, as they end. */
  readonly all: readonly string[];
  /** Those that must not wait for what only others need, by the name of the file that they share with them. */
  readonly first: Readonly<Record<string, readonly string[]>>;
}

const nameOf = (page: string) => page.slice(page.lastIndexOf('/') + 1).replace(/\.tsx?$/, '');
const libOf = (page: string) => page.slice(0, page.indexOf('/src/'));

/**
 * Names the file of a module by the pages that cannot do without it: its own where there is one, else what the first pages
 * share, what one lib's pages share, and what is left. Dozens of small files compress worse and cost a request each.
 */
export function pageChunks({ all, first }: Pages): Rolldown.CodeSplittingNameFunction {
  return (id, context) => {
    const reached = new Set([id]);
    for (const next of reached)
      for (const importer of context.getModuleInfo(next)?.importers ?? []) reached.add(importer);
    const pages = all.filter((page) => [...reached].some((module) => module.endsWith(`/${page}`)));
    const [one] = pages;
    if (!one) return null;
    if (pages.length === 1) return nameOf(one);
    const shared = Object.keys(first).find((name) => pages.some((page) => first[name]?.includes(page)));
    if (shared) return shared;
    if (new Set(pages.map(libOf)).size === 1) return nameOf(libOf(one));
    return id.includes('/node_modules/') ? 'pages-packages' : 'pages';
  };
}
