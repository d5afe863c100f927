import { readFileSync } from 'node:fs';
import type { Tree } from '@nx/devkit';
import { createTreeWithEmptyWorkspace } from '@nx/devkit/testing';

const root = new URL('../../../../', import.meta.url);
const TAKEN_OVER = [
  'CODEOWNERS',
  'docs/architecture.md',
  'libs/domain/src/site/paths.ts',
  'apps/portal/src/sections.ts',
  'apps/storybook/.storybook/catalogue.ts',
  'apps/platform/src/modules.ts',
  'apps/platform/src/modules/reviews/module.ts',
  'apps/platform/src/modules/reviews/reviews.handlers.ts',
  'apps/platform/src/modules/reviews/reviews.access.ts',
  'apps/platform/src/modules/reviews/reviews.test.ts',
  'apps/platform/src/modules/wallet/module.ts',
  'libs/domain/src/reviews/reviews.contract.ts',
  'libs/api/src/reviews/reviews.api.ts',
  'libs/api/src/base-api.ts',
];

/** A workspace of two contexts, reviews and wallet, with what the generators add to. */
export function smallTree() {
  const tree: Tree = createTreeWithEmptyWorkspace();
  for (const path of TAKEN_OVER) tree.write(path, readFileSync(new URL(path, root), 'utf8'));
  tree.write('apps/platform/migrations/0007_classes_lessons.sql', 'select 1;');
  const changed = () =>
    tree
      .listChanges()
      .map(({ path }) => path)
      .toSorted();
  return {
    tree,
    read: (path: string) => tree.read(path, 'utf8') ?? '',
    changed,
    added: (before: readonly string[]) => changed().filter((path) => !before.includes(path)),
  };
}
