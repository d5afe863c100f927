import type { Tree } from '@nx/devkit';
import { addImport, textOf } from '../editing/source-edit.ts';
import { formsOf } from '../editing/word-forms.ts';
import { MODULES } from '../workspace/contexts.ts';
import type { ResourceWords } from './resource-words.ts';

/** How a module says that it has the database, the first that fits. */
const DATABASES: readonly (readonly [RegExp, string])[] = [
  [/const \{ db \} = /, 'db'],
  [/(?<![-\w])deps\b(?!\.ts)/, 'deps.database.db'],
  [/\{[^}]*\bdatabase\b[^}]*\}/, 'database.db'],
];

/** Gives a resource's routes to the `register` of its context. */
export function registerResource(tree: Tree, { context, many }: ResourceWords): void {
  const path = `${MODULES}/${context}/module.ts`;
  giveDatabase(tree, context, path);
  const text = textOf(tree, path);
  const database = DATABASES.find(([sign]) => sign.test(text))?.[1];
  const head = 'async register(app) {';
  if (!database || !text.includes(head))
    throw new Error(`${path} has not the shape that this generator knows; register the resource by hand.`);
  tree.write(
    path,
    text.replace(head, `${head}\nimplement(app, ${many.camel}Contract, ${many.camel}Handlers(${database}));`),
  );
  addImport(tree, path, `./${many.kebab}/${many.kebab}.handlers.ts`, [`${many.camel}Handlers`]);
  addImport(tree, path, `@portal/domain/${context}/${many.kebab}.contract`, [`${many.camel}Contract`]);
  addImport(tree, path, '../../core/http/implement.ts', ['implement']);
}

/** A module that needed nothing so far is handed the database from now on. */
function giveDatabase(tree: Tree, context: string, path: string): void {
  const { camel } = formsOf(context);
  const bare = `${camel}Module()`;
  const text = textOf(tree, path);
  if (!text.includes(`function ${bare}`)) return;
  tree.write(path, text.replace(bare, `${camel}Module(deps: Pick<ModuleDeps, 'database'>)`));
  addImport(tree, path, '../../core/module.ts', ['type ModuleDeps']);
  const list = 'apps/platform/src/modules.ts';
  tree.write(list, textOf(tree, list).replace(bare, `${camel}Module(deps)`));
}
