import type { Tree } from '@nx/devkit';
import { textOf } from '../editing/source-edit.ts';
import { contractFile, filesBelow, MODULES } from './contexts.ts';

/** Where one resource stands on every floor. */
export interface ResourceFiles {
  readonly contract: string;
  /** The identifier of its contract, such as `freeTimesContract`. */
  readonly contractName: string;
  /** Its hooks; missing where the portal does not ask for it over the cache. */
  readonly api: string | undefined;
  readonly handlers: string;
  readonly access: string;
}

/** Finds the files of a resource by what they say about its contract. */
export function resourceFiles(tree: Tree, context: string, resource: string): ResourceFiles {
  const contract = contractFile(context, resource);
  const contractName = /export const (\w+) = defineContract\(/.exec(textOf(tree, contract))?.[1];
  if (!contractName) throw new Error(`${contract} declares no contract.`);
  const has = (text: string) => (path: string) => (tree.read(path, 'utf8') ?? '').includes(text);
  const below = filesBelow(tree, `${MODULES}/${context}`);
  const handlers = below.find(has(`Handlers<typeof ${contractName}>`));
  const access = below.find(has(`defineAccess(${contractName},`));
  if (!handlers || !access) throw new Error(`${MODULES}/${context} has no handlers or no access rows of ${resource}.`);
  const apis = filesBelow(tree, `libs/api/src/${context}`).filter((path) => path.endsWith('.api.ts'));
  const own = `libs/api/src/${context}/${resource}.api.ts`;
  const api = tree.exists(own) ? own : apis.find(has(`(${contractName}.`));
  return { contract, contractName, api, handlers, access };
}
