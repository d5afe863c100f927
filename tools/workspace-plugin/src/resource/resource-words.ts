import type { Tree } from '@nx/devkit';
import { textOf } from '../editing/source-edit.ts';
import { checkedLabel, contextAndName, formsOf, singularOf } from '../editing/word-forms.ts';
import { MIGRATIONS } from '../migration/migration-generator.ts';
import { checkedContext, filesBelow, prefixOf } from '../workspace/contexts.ts';

export interface ResourceOptions {
  /** `reviews/review-tags`. */
  name: string;
  label: string;
  singular?: string;
  path?: string;
}

export interface ResourceWords {
  context: string;
  one: ReturnType<typeof formsOf>;
  many: ReturnType<typeof formsOf>;
  label: string;
  path: string;
}

/** An address or a table that stands already would be found out by the database, in the tests of everybody. */
function refuseTaken(tree: Tree, path: string, table: string): void {
  const taken = filesBelow(tree, 'libs/domain/src').find(
    (file) =>
      file.endsWith('.contract.ts') && [`'${path}'`, `'${path}/`].some((start) => textOf(tree, file).includes(start)),
  );
  if (taken) throw new Error(`${taken} answers at ${path} already: name another --path.`);
  const made = filesBelow(tree, MIGRATIONS).find((file) =>
    new RegExp(String.raw`create table (?:if not exists )?${table}\b`, 'i').test(textOf(tree, file)),
  );
  if (made) throw new Error(`${made} makes a table "${table}" already: name the resource otherwise.`);
}

export function resourceWords(tree: Tree, options: ResourceOptions): ResourceWords {
  const { context: named, name } = contextAndName(options.name);
  const context = checkedContext(tree, named);
  const many = formsOf(name);
  const one = formsOf(options.singular ?? singularOf(name));
  if (one.kebab === many.kebab) throw new Error(`"${name}" has no plain plural: name --singular and a plural.`);
  const prefix = prefixOf(tree, context);
  if (!prefix && !options.path)
    throw new Error(`"${context}" has no address yet: name --path, such as /tns/v1/${name}.`);
  const path = options.path ?? `${prefix}/${many.kebab}`;
  if (!/^(?:\/[a-z0-9-]+)+$/.test(path)) throw new Error(`"${path}" is no address.`);
  refuseTaken(tree, path, one.snake);
  return { context, one, many, label: checkedLabel(options.label), path };
}
