import type { Tree } from '@nx/devkit';
import { checkedLabel, contextAndName, formsOf, singularOf } from '../editing/word-forms.ts';
import { checkedContext, prefixOf } from '../workspace/contexts.ts';

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
  return { context, one, many, label: checkedLabel(options.label), path };
}
