import type { Tree } from '@nx/devkit';
import { addAfterLast, addImport, writeNew } from '../editing/source-edit.ts';
import { checkedLabel, checkedOwner, formsOf } from '../editing/word-forms.ts';
import { resourceGenerator } from '../resource/resource-generator.ts';
import { contextsOf, MODULES } from '../workspace/contexts.ts';
import { ownFloors } from '../workspace/owners.ts';

const LIST = 'apps/platform/src/modules.ts';

export interface ContextOptions {
  id: string;
  /** What it is about, for its docstring. */
  about: string;
  owner: string;
  /** Its first resource, a plural in kebab-case, and what that is called. */
  resource: string;
  label: string;
  /** Address of the first resource. */
  path: string;
}

/** A context of the platform: its door, its place in the list, its owner on every floor, and the resource that it begins with. */
export async function contextGenerator(
  tree: Tree,
  { id, about, owner, resource, ...first }: ContextOptions,
): Promise<void> {
  const { kebab, camel } = formsOf(id);
  if (contextsOf(tree).includes(kebab)) throw new Error(`Already there: ${MODULES}/${kebab}.`);
  writeNew(tree, {
    [`${MODULES}/${kebab}/module.ts`]: `import type { ModuleDeps, PlatformModule } from '../../core/module.ts';

/** ${checkedLabel(about)}. */
export function ${camel}Module(deps: Pick<ModuleDeps, 'database'>): PlatformModule {
  return {
    async register(app) {
    },
  };
}
`,
  });
  addImport(tree, LIST, `./modules/${kebab}/module.ts`, [`${camel}Module`]);
  addAfterLast(tree, LIST, / {2}const ops = opsModule\([^;]*;\n/, `  const ${camel} = ${camel}Module(shared);\n`);
  addAfterLast(tree, LIST, / {2}const modules = \{\n(?: {4}\w+,\n)*/, `    ${camel},\n`);
  ownFloors(tree, kebab, checkedOwner(owner));
  await resourceGenerator(tree, { name: `${kebab}/${resource}`, ...first });
}
