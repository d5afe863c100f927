import type { Tree } from '@nx/devkit';
import { formatWritten } from '../editing/format-written.ts';
import {
  addAfterLast,
  addImport,
  addProperty,
  argumentOf,
  handlersOf,
  returnedIn,
  rowsOf,
  textOf,
} from '../editing/source-edit.ts';
import { checkedLabel, contextAndName, formsOf } from '../editing/word-forms.ts';
import { checkedContext } from '../workspace/contexts.ts';
import { resourceFiles } from '../workspace/resource-files.ts';

/** Verbs that only read: they become queries over GET; every other one is a mutation over POST. */
const READS = ['get', 'list', 'count', 'check', 'find', 'search'];

export interface EndpointOptions {
  /** `reviews/reviews`. */
  resource: string;
  /** `countReviews`. */
  name: string;
  summary: string;
  path?: string;
}

function wordsOf(tree: Tree, { resource, name, summary, path }: EndpointOptions) {
  const { context: named, name: many } = contextAndName(resource);
  const context = checkedContext(tree, named);
  const [, verb, noun] = /^([a-z]+)([A-Z][A-Za-z0-9]*)$/.exec(name) ?? [];
  if (!verb || !noun) throw new Error(`"${name}" is not verb and noun, like countReviews.`);
  const files = resourceFiles(tree, context, many);
  const contract = textOf(tree, files.contract);
  const kebab = `${verb}${noun}`.replaceAll(/([A-Z])/g, (letter) => `-${letter.toLowerCase()}`);
  const address = path ?? `${addressOf(contract)}/${kebab}`;
  if (!/^(?:\/[a-z0-9-]+)+$/.test(address)) throw new Error(`"${address}" is no address without parameters.`);
  const hasHeaders = count(contract, /^ +headers,$/gm) === count(contract, /^ +method:/gm);
  const isRead = READS.includes(verb);
  return { context, many, name, files, address, summary: checkedLabel(summary), isRead, hasHeaders };
}

const count = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].length;

/** Where the addresses of a contract begin: its own constant, or what they have in common. */
function addressOf(contract: string): string {
  const named = /const path = '([^']+)'/.exec(contract)?.[1];
  const all = named ? [named] : [...contract.matchAll(/\bpath: '([^']+)'/g)].map(([, found = '']) => found);
  const [first = [], ...others] = all.map((one) => one.split('/'));
  const end = first.findIndex((part, at) => part.startsWith(':') || others.some((other) => other[at] !== part));
  return first.slice(0, end < 0 ? undefined : end).join('/');
}

/**
 * One more endpoint of a resource on every floor: it may be called by a teacher, takes and answers nothing yet, and the matrix of
 * rights and the fuzz know it. Whoever writes its schemas is led by the compiler from there.
 */
export async function endpointGenerator(tree: Tree, options: EndpointOptions): Promise<void> {
  const { context, many, name, files, address, summary, isRead, hasHeaders } = wordsOf(tree, options);
  const { contract, contractName, handlers, access } = files;
  if (new RegExp(String.raw`\b${name}:`).test(textOf(tree, contract)))
    throw new Error(`${contract} has ${name} already.`);
  addProperty(
    tree,
    contract,
    argumentOf('defineContract'),
    `${name}: {
      method: '${isRead ? 'GET' : 'POST'}',
      path: '${address}',
      access: 'teacher',
      summary: '${summary}',${hasHeaders ? '\nheaders,' : ''}${isRead ? '' : '\nbody: v.strictObject({}),'}
      response: dataOf(v.object({})),
      errors: [],
    }`,
  );
  addImport(tree, contract, '../contract/envelope.ts', ['dataOf']);
  addHook(tree, files.api ?? newApi(tree, context, many), {
    name,
    contractName,
    contract: `${context}/${many}`,
    isRead,
    hasHeaders,
  });
  addProperty(tree, handlers, handlersOf(contractName), `async ${name}() {\n return { data: {} };\n}`);
  addProperty(tree, access, rowsOf, `${name}: { own: {${isRead ? '' : ' body: {} '}} }`);
  await formatWritten(tree);
}

/** A resource that the portal did not ask for so far gets a file for its hooks. */
function newApi(tree: Tree, context: string, many: string): string {
  const path = `libs/api/src/${context}/${many}.api.ts`;
  tree.write(
    path,
    `import { baseApi } from '../base-api.ts';
import { fromContract } from '../from-contract.ts';

const ${formsOf(many).camel}Api = baseApi.injectEndpoints({
  endpoints: (build) => ({}),
});
`,
  );
  return path;
}

interface Hooked {
  readonly name: string;
  readonly contractName: string;
  readonly contract: string;
  readonly isRead: boolean;
  readonly hasHeaders: boolean;
}

/** The constant by which the endpoints of a file say what they read or change: without it, what is shown would stay old. */
const tagsOf = (api: string, key: string): string | undefined =>
  new RegExp(String.raw`^const (\w+) = \{[^;]*?\b${key}:`, 'm').exec(api)?.[1];

function addHook(tree: Tree, api: string, { name, contractName, contract, isRead, hasHeaders }: Hooked): void {
  const before = textOf(tree, api);
  const alias = new RegExp(String.raw`\b${contractName} as (\w+)`).exec(before)?.[1];
  const request = `fromContract(${alias ?? contractName}.${name}${hasHeaders ? ', headers' : ''})`;
  const tags = tagsOf(before, isRead ? 'providesTags' : 'invalidatesTags');
  addProperty(
    tree,
    api,
    returnedIn('endpoints'),
    `${name}: build.${isRead ? 'query' : 'mutation'}(${tags ? `{ ...${request}, ...${tags} }` : request})`,
  );
  if (!alias) addImport(tree, api, `@portal/domain/${contract}.contract`, [contractName]);
  const hook = `use${name.charAt(0).toUpperCase()}${name.slice(1)}${isRead ? 'Query' : 'Mutation'}`;
  const text = textOf(tree, api);
  const injected = /const (\w+) = \w+\s*\.(?:enhanceEndpoints|injectEndpoints)\(/.exec(text)?.[1];
  const hooks = /export const \{[^}]*?(?=,?\s*\} = )/;
  if (hooks.test(text)) addAfterLast(tree, api, hooks, `, ${hook}`);
  else tree.write(api, `${text}\nexport const { ${hook} } = ${injected};\n`);
}
