import type { Tree } from '@nx/devkit';
import { formatWritten } from '../editing/format-written.ts';
import { addAfterLast, addImport, addProperty, argumentOf, returnedIn, textOf } from '../editing/source-edit.ts';
import { checkedLabel, contextAndName, formsOf } from '../editing/word-forms.ts';

/** Verbs that only read: they become queries over GET; every other one is a mutation over POST. */
const READS = ['get', 'list', 'count', 'check', 'find', 'search'];

export interface EndpointOptions {
  /** `teaching/reviews`. */
  resource: string;
  /** `countReviews`. */
  name: string;
  summary: string;
  path?: string;
}

function wordsOf(tree: Tree, { resource, name, summary, path }: EndpointOptions) {
  const { context, name: many } = contextAndName(resource);
  const [, verb, noun] = /^([a-z]+)([A-Z][A-Za-z0-9]*)$/.exec(name) ?? [];
  if (!verb || !noun) throw new Error(`"${name}" is not verb and noun, like countReviews.`);
  const contract = `libs/domain/src/${context}/${many}.contract.ts`;
  const [, first] = /path: '([^']+)'/.exec(textOf(tree, contract)) ?? [];
  const kebab = `${verb}${noun}`.replaceAll(/([A-Z])/g, (letter) => `-${letter.toLowerCase()}`);
  const address = path ?? `${first?.replace(/\/:.*$/, '')}/${kebab}`;
  if (!/^(?:\/[a-z0-9-]+)+$/.test(address)) throw new Error(`"${address}" is no address without parameters.`);
  return {
    context,
    many: formsOf(many),
    name,
    contract,
    address,
    summary: checkedLabel(summary),
    isRead: READS.includes(verb),
  };
}

/** One more endpoint of a resource. The handler throws and the schemas are empty: the compiler leads from here. */
export async function endpointGenerator(tree: Tree, options: EndpointOptions): Promise<void> {
  const { context, many, name, contract, address, summary, isRead } = wordsOf(tree, options);
  if (new RegExp(String.raw`\b${name}:`).test(textOf(tree, contract)))
    throw new Error(`${contract} has ${name} already.`);
  const module = `apps/platform/src/modules/${context}/${many.kebab}`;
  const api = `libs/api/src/${context}/${many.kebab}.api.ts`;
  const kind = isRead ? 'query' : 'mutation';

  addProperty(
    tree,
    contract,
    argumentOf('defineContract'),
    `${name}: {
      method: '${isRead ? 'GET' : 'POST'}',
      path: '${address}',
      access: 'teacher',
      summary: '${summary}',${isRead ? '' : '\nbody: v.strictObject({}),'}
      response: dataOf(v.object({})),
      errors: [],
    }`,
  );
  addImport(tree, contract, '../contract/envelope.ts', ['dataOf']);

  addProperty(
    tree,
    api,
    returnedIn('endpoints'),
    `${name}: build.${kind}(fromContract(${many.camel}Contract.${name}))`,
  );
  const hook = `use${name.charAt(0).toUpperCase()}${name.slice(1)}${isRead ? 'Query' : 'Mutation'}`;
  addAfterLast(tree, api, /export const \{[^}]*?(?=,?\s*\} = )/, `, ${hook}`);

  addProperty(
    tree,
    `${module}.handlers.ts`,
    returnedIn(`${many.camel}Handlers`),
    `${name}() {\n throw new Error('${name} is not written yet');\n}`,
  );
  const payload = isRead ? '' : `, method: 'POST', payload: {}`;
  tree.write(
    `${module}.test.ts`,
    `${textOf(tree, `${module}.test.ts`)}
it('${name} asks who calls', async () => {
  const answer = await t.request({ url: '${address}', headers: { ...t.headers }${payload} });
  expect(answer.statusCode).toBe(401);
});
`,
  );
  await formatWritten(tree);
}
