import type { Tree } from '@nx/devkit';
import { textOf } from '../editing/source-edit.ts';
import { checkedLabel, contextAndName, formsOf, singularOf } from '../editing/word-forms.ts';
import { checkedContext, filesBelow } from '../workspace/contexts.ts';
import { type ResourceFiles, resourceFiles } from '../workspace/resource-files.ts';

export const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
type Method = (typeof METHODS)[number];

/** What a verb is called by over HTTP; every other one is a POST. schema.json says the same to who asks for help. */
const METHOD_OF_VERB: Readonly<Record<string, Method>> = {
  ...Object.fromEntries(
    ['get', 'list', 'count', 'summarize', 'compare', 'check', 'find', 'search'].map((verb) => [verb, 'GET']),
  ),
  update: 'PUT',
  replace: 'PUT',
  delete: 'DELETE',
};

export interface EndpointOptions {
  /** `reviews/reviews`. */
  resource: string;
  /** `countReviewReplies`. */
  name: string;
  summary: string;
  path?: string;
  method?: Method;
}

export interface EndpointWords {
  readonly context: string;
  readonly many: ReturnType<typeof formsOf>;
  readonly one: ReturnType<typeof formsOf>;
  readonly name: string;
  readonly files: ResourceFiles;
  readonly address: string;
  /** Names of the `:parameters` of the address. */
  readonly parameters: readonly string[];
  readonly method: Method;
  /** Who may call it: whoever may call all others of the contract, where an answer of nothing harms nobody; else a teacher. */
  readonly access: string;
  readonly summary: string;
  /** A query over GET; the others are mutations. */
  readonly isRead: boolean;
  readonly hasBody: boolean;
  readonly hasHeaders: boolean;
}

export function endpointWords(tree: Tree, { resource, name, summary, path, method }: EndpointOptions): EndpointWords {
  const { context: named, name: resourceName } = contextAndName(resource);
  const context = checkedContext(tree, named);
  const many = formsOf(resourceName);
  const one = formsOf(singularOf(resourceName));
  const [, verb, noun] = /^([a-z]+)([A-Z][A-Za-z0-9]*)$/.exec(name) ?? [];
  if (!verb || !noun) throw new Error(`"${name}" is not verb and noun, like listReviewReplies.`);
  const files = resourceFiles(tree, context, many.kebab);
  const contract = textOf(tree, files.contract);
  if (new RegExp(String.raw`\b${name}:`).test(contract)) throw new Error(`${files.contract} has ${name} already.`);
  const by = method ?? METHOD_OF_VERB[verb] ?? 'POST';
  if (!METHODS.includes(by)) throw new Error(`"${by}" is no --method: ${METHODS.join(', ')}.`);
  const own = noun.replace(new RegExp(`^(?:${many.pascal}|${one.pascal})(?=[A-Z]|$)`), '');
  // A POST is called by what it does, the others by what they are about.
  const end = by === 'POST' || !own ? `${verb}${own}` : own;
  const address = path ?? `${beginningOf(contract)}/${kebabOf(end)}`;
  if (!/^(?:\/(?:[a-z0-9-]+|:[a-z][A-Za-z0-9]*))+$/.test(address))
    throw new Error(`"${address}" is no address: give /tns/v1/reviews/:id/replies, for example.`);
  refuseTaken(tree, by, address);
  return {
    context,
    many,
    one,
    name,
    files,
    address,
    method: by,
    access: accessOf(contract),
    parameters: [...address.matchAll(/:(\w+)/g)].map(([, found = '']) => found),
    summary: checkedLabel(summary),
    isRead: by === 'GET',
    hasBody: by !== 'GET' && by !== 'DELETE',
    hasHeaders: count(contract, /^ +headers,$/gm) === count(contract, /^ +method:/gm),
  };
}

/** Those to whom an endpoint may be open that nobody has written yet. */
const HARMLESS = ['teacher', 'user', 'family'];

function accessOf(contract: string): string {
  const [only = '', ...others] = new Set([...contract.matchAll(/^ +access: '(\w+)',$/gm)].map(([, found]) => found));
  return others.length === 0 && HARMLESS.includes(only) ? only : 'teacher';
}

const count = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].length;

const kebabOf = (pascal: string) => pascal.replaceAll(/(?<!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

/** The addresses that a contract holds as constants: `const path = '/tns/v1/reviews'`. */
export const constantsOf = (contract: string): ReadonlyMap<string, string> =>
  new Map([...contract.matchAll(/^const (\w+) = '(\/[^']+)'/gm)].map(([, name = '', value = '']) => [name, value]));

/** Where the addresses of a contract begin: its own constant, or what they have in common. */
function beginningOf(contract: string): string {
  const named = constantsOf(contract).get('path');
  if (named) return named;
  const all = [...contract.matchAll(/\bpath: '([^']+)'/g)].map(([, found = '']) => found);
  const [first = [], ...others] = all.map((address) => address.split('/'));
  const end = first.findIndex((part, at) => part.startsWith(':') || others.some((other) => other[at] !== part));
  return first.slice(0, end < 0 ? undefined : end).join('/');
}

/** An address as it is called, of how its contract writes it: `path`, `'/tns/v1/reviews'`, `${path}/:id`. */
export function addressOf(contract: string, written: string): string {
  const constants = constantsOf(contract);
  return (
    constants.get(written) ??
    written.replaceAll(/['`]/g, '').replace(/\$\{(\w+)\}/, (whole, name: string) => constants.get(name) ?? whole)
  );
}

/** What a contract answers, as `GET /tns/v1/reviews/:`. */
function answersOf(contract: string): string[] {
  return [...contract.matchAll(/\bmethod: '(\w+)',\s+path(?:: ([^\n]+))?,\n/g)].map(
    ([, method, written = 'path']) => `${method} ${addressOf(contract, written)}`,
  );
}

/** Two endpoints at one address would be found out as the platform starts, in the tests of everybody. */
function refuseTaken(tree: Tree, method: Method, address: string): void {
  const sameFor = (answer: string) => answer.replaceAll(/:\w+/g, ':');
  const wanted = sameFor(`${method} ${address}`);
  const taken = filesBelow(tree, 'libs/domain/src').find(
    (file) => file.endsWith('.contract.ts') && answersOf(textOf(tree, file)).map(sameFor).includes(wanted),
  );
  if (taken) throw new Error(`${taken} answers ${method} ${address} already: name another --path or --method.`);
}
