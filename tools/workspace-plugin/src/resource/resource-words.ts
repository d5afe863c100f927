import type { Tree } from '@nx/devkit';
import { checkedLabel, contextAndName, formsOf, singularOf } from '../editing/word-forms.ts';

/** First part of the addresses of a context (specification 3). */
const PREFIX: Readonly<Record<string, string>> = {
  identity: '/mid/v1',
  teaching: '/tns/v1',
  messaging: '/messaging',
  community: '/community/v1',
  wallet: '/wallet/v1',
  assets: '/assets/v1',
  support: '/utilities',
};

export interface ResourceOptions {
  /** `teaching/reviews`. */
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
  const { context, name } = contextAndName(options.name);
  const prefix = PREFIX[context];
  if (!prefix) throw new Error(`There is no context "${context}": ${Object.keys(PREFIX).join(', ')}.`);
  if (!tree.exists(`apps/platform/src/modules/${context}/module.ts`))
    throw new Error(
      `The platform has no module "${context}" yet: start with apps/platform/src/modules/${context}/module.ts.`,
    );
  const many = formsOf(name);
  const one = formsOf(options.singular ?? singularOf(name));
  if (one.kebab === many.kebab) throw new Error(`"${name}" has no plain plural: name --singular and a plural.`);
  const path = options.path ?? `${prefix}/${many.kebab}`;
  if (!/^(?:\/[a-z0-9-]+)+$/.test(path)) throw new Error(`"${path}" is no address.`);
  return { context, one, many, label: checkedLabel(options.label), path };
}
