import type { Tree } from '@nx/devkit';
import { formatWritten } from '../editing/format-written.ts';
import { addAfterLast, writeNew } from '../editing/source-edit.ts';
import { writeMigration } from '../migration/migration-generator.ts';
import { MODULES } from '../workspace/contexts.ts';
import { ownerOfContext, ownFloors } from '../workspace/owners.ts';
import * as platform from './platform-templates.ts';
import * as portal from './portal-templates.ts';
import { registerResource } from './register-resource.ts';
import { type ResourceOptions, resourceWords } from './resource-words.ts';

/** A resource from table to hook, whole and tested: two endpoints that work, to be changed into what is wanted. */
export async function resourceGenerator(tree: Tree, options: ResourceOptions): Promise<void> {
  const words = resourceWords(tree, options);
  const { context, one, many } = words;
  const base = `${MODULES}/${context}/${many.kebab}/${many.kebab}`;
  writeNew(tree, {
    [`libs/domain/src/${context}/${one.kebab}.ts`]: portal.entity(words),
    [`libs/domain/src/${context}/${many.kebab}.contract.ts`]: portal.contract(words),
    [`libs/api/src/${context}/${many.kebab}.api.ts`]: portal.api(words),
    [`libs/testing/src/${context}/${one.kebab}-builders.ts`]: portal.builder(words),
    [`${base}.tables.ts`]: platform.table(words),
    [`${base}.queries.ts`]: platform.queries(words),
    [`${base}.handlers.ts`]: platform.handlers(words),
    [`${base}.access.ts`]: platform.access(words),
    [`${base}.test.ts`]: platform.test(words),
  });
  writeMigration(tree, { context, what: many.snake }, platform.migration(words));
  registerResource(tree, words);
  addAfterLast(tree, 'libs/api/src/base-api.ts', /tagTypes: \[[^\]]*?(?=,?\s*\])/, `, '${one.pascal}'`);
  const owner = ownerOfContext(tree, context);
  if (owner) ownFloors(tree, context, owner);
  await formatWritten(tree);
}
