import type { Tree } from '@nx/devkit';
import { formatWritten } from '../editing/format-written.ts';
import { addAfterLast, addImport, textOf, writeNew } from '../editing/source-edit.ts';
import { migrationGenerator } from '../migration/migration-generator.ts';
import * as platform from './platform-templates.ts';
import * as portal from './portal-templates.ts';
import { type ResourceOptions, resourceWords } from './resource-words.ts';

/** A resource from table to hook, whole and tested: two endpoints that work, to be changed into what is wanted. */
export async function resourceGenerator(tree: Tree, options: ResourceOptions): Promise<void> {
  const words = resourceWords(tree, options);
  const { context, one, many } = words;
  const module = `apps/platform/src/modules/${context}`;
  writeNew(tree, {
    [`libs/domain/src/${context}/${one.kebab}.ts`]: portal.entity(words),
    [`libs/domain/src/${context}/${many.kebab}.contract.ts`]: portal.contract(words),
    [`libs/api/src/${context}/${many.kebab}.api.ts`]: portal.api(words),
    [`${module}/${many.kebab}.handlers.ts`]: platform.handlers(words),
    [`${module}/${many.kebab}.queries.ts`]: platform.queries(words),
    [`${module}/${many.kebab}.test.ts`]: platform.test(words),
  });
  migrationGenerator(tree, { context, what: many.snake }, platform.migration(words));

  const tables = `${module}/${context}.tables.ts`;
  tree.write(tables, textOf(tree, tables) + platform.table(words));
  addImport(tree, tables, 'drizzle-orm/pg-core', ['pgTable', 'text', 'timestamp']);

  const registration = `${module}/module.ts`;
  const line = `\n      implement(app, ${many.camel}Contract, ${many.camel}Handlers(database.db));`;
  addAfterLast(tree, registration, /\n +implement\(app, [^;]+;/, line);
  addImport(tree, registration, `./${many.kebab}.handlers.ts`, [`${many.camel}Handlers`]);
  addImport(tree, registration, `@portal/domain/${context}/${many.kebab}.contract`, [`${many.camel}Contract`]);

  addAfterLast(tree, 'libs/api/src/base-api.ts', /tagTypes: \[[^\]]*?(?=,?\s*\])/, `, '${one.pascal}'`);

  const builders = `libs/testing/src/${context}-builders.ts`;
  tree.write(builders, (tree.read(builders, 'utf8') ?? '') + portal.builder(words));
  addImport(tree, builders, `@portal/domain/${context}/${one.kebab}`, [`type ${one.pascal}`]);
  await formatWritten(tree);
}
