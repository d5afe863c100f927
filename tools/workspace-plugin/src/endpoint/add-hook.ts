import type { Tree } from '@nx/devkit';
import { addAfterLast, addImport, addProperty, returnedIn, textOf } from '../editing/source-edit.ts';
import type { EndpointWords } from './endpoint-words.ts';

/** A resource that the portal did not ask for so far gets a file for its hooks. */
function newApi(tree: Tree, { context, many }: EndpointWords): string {
  const path = `libs/api/src/${context}/${many.kebab}.api.ts`;
  tree.write(
    path,
    `import { baseApi } from '../base-api.ts';
import { fromContract } from '../from-contract.ts';

const ${many.camel}Api = baseApi.injectEndpoints({
  endpoints: (build) => ({}),
});
`,
  );
  return path;
}

/** The constant by which the endpoints of a file say what they read or change: without it, what is shown would stay old. */
const tagsOf = (api: string, key: string): string | undefined =>
  new RegExp(String.raw`^const (\w+) = \{[^;]*?\b${key}:`, 'm').exec(api)?.[1];

/** The hook by which the portal asks an endpoint. */
export function addHook(tree: Tree, words: EndpointWords): void {
  const { context, many, name, files, isRead, hasHeaders } = words;
  const { contractName, api = newApi(tree, words) } = files;
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
  if (!alias) addImport(tree, api, `@portal/domain/${context}/${many.kebab}.contract`, [contractName]);
  const hook = `use${name.charAt(0).toUpperCase()}${name.slice(1)}${isRead ? 'Query' : 'Mutation'}`;
  const text = textOf(tree, api);
  const injected = /const (\w+) = \w+\s*\.(?:enhanceEndpoints|injectEndpoints)\(/.exec(text)?.[1];
  const hooks = /export const \{[^}]*?(?=,?\s*\} = )/;
  if (hooks.test(text)) addAfterLast(tree, api, hooks, `, ${hook}`);
  else tree.write(api, `${text}\nexport const { ${hook} } = ${injected};\n`);
}
