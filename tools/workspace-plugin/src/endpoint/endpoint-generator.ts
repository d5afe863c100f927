import type { Tree } from '@nx/devkit';
import { formatWritten } from '../editing/format-written.ts';
import { addImport, addProperty, argumentOf, handlersOf, rowsOf, textOf } from '../editing/source-edit.ts';
import { addHook } from './add-hook.ts';
import { constantsOf, type EndpointOptions, type EndpointWords, endpointWords } from './endpoint-words.ts';
import { type ReadBeside, readBeside } from './read-beside.ts';

/**
 * One more endpoint of a resource on every floor: it may be called by whoever calls its neighbours, takes nothing yet and answers
 * what they do of the thing that it is about, or nothing; the matrix of rights and the fuzz know it. Whoever writes its schemas is
 * led by the compiler from there; a test that fails says that it is still to be written.
 */
export async function endpointGenerator(tree: Tree, options: EndpointOptions): Promise<void> {
  const words = endpointWords(tree, options);
  const { name, files, isRead } = words;
  const beside = readBeside(tree, words);
  addToContract(tree, words, beside);
  addHook(tree, words);
  const nothing = `async ${name}() {\n return ${isRead ? '{ data: {} }' : '{}'};\n}`;
  addProperty(tree, files.handlers, handlersOf(files.contractName), beside?.handler ?? nothing);
  addRow(tree, words, beside);
  addTest(tree, words);
  await formatWritten(tree);
}

/** An address as its contract writes it: `${path}/:id/reply` where it begins with one of the constants. */
function writtenAddress(contract: string, address: string): string {
  const [name, start] =
    [...constantsOf(contract)]
      .filter(([, value]) => address === value || address.startsWith(`${value}/`))
      .toSorted(([, one], [, other]) => other.length - one.length)[0] ?? [];
  if (!name || !start) return `path: '${address}'`;
  if (address !== start) return `path: \`\${${name}}${address.slice(start.length)}\``;
  return name === 'path' ? name : `path: ${name}`;
}

/** The parameters of an address, by the constant that the contract has for the same ones. */
function addParameters(tree: Tree, { files: { contract }, parameters }: EndpointWords): string {
  if (!parameters.length) return '';
  const text = textOf(tree, contract);
  const schema = `v.strictObject({ ${parameters.map((name) => `${name}: Id`).join(', ')} })`;
  const name = [...text.matchAll(/^const (\w+) = (v\.strictObject\(.*\));$/gm)].find(([, , it]) => it === schema)?.[1];
  if (!name) addImport(tree, contract, '../contract/scalar.ts', ['Id']);
  return `${name === 'params' ? name : `params: ${name ?? schema}`},\n`;
}

function addToContract(tree: Tree, words: EndpointWords, beside?: ReadBeside): void {
  const { name, files, address, method, access, summary, hasBody, hasHeaders, isRead } = words;
  const { response = isRead ? 'dataOf(v.object({}))' : 'Empty', errors = '[]' } = beside ?? {};
  const path = writtenAddress(textOf(tree, files.contract), address);
  const parameters = addParameters(tree, words);
  addProperty(
    tree,
    files.contract,
    argumentOf('defineContract'),
    `${name}: {
      method: '${method}',
      ${path},
      access: '${access}',
      summary: '${summary}',
      ${parameters}${hasHeaders ? 'headers,\n' : ''}${hasBody ? 'body: v.strictObject({}),\n' : ''}response: ${response},
      errors: ${errors},
    }`,
  );
  if (!beside) addImport(tree, files.contract, '../contract/envelope.ts', [isRead ? 'dataOf' : 'Empty']);
}

/** The row of the matrix: what an endpoint by id names is what the other rows of the file name, where one can be read there. */
function addRow(
  tree: Tree,
  { name, files: { access }, one, parameters, hasBody }: EndpointWords,
  beside?: ReadBeside,
): void {
  if (beside) {
    const body = beside.row.endsWith('(') ? '{ body: {} }' : ', { body: {} }';
    addProperty(tree, access, rowsOf, `${name}: ${beside.row}${hasBody ? body : ''})`);
    return;
  }
  const text = textOf(tree, access);
  const known = /\b(?:byId|actingOn)(?:<\w+>)?\(('[^']+'|[A-Z_]+), ('[^']+')/.exec(text)?.slice(1);
  const [own, missing] = known ?? [`'${one.snake}_matrix'`, `'${one.snake}_none'`];
  const given = parameters.map((parameter) => (parameter === 'id' ? 'id' : `${parameter}: id`)).join(', ');
  const kind = parameters.length === 0 ? undefined : given === 'id' ? 'byId' : 'naming';
  const rows = {
    byId: `byId(${own}, ${missing}${hasBody ? ', { body: {} }' : ''})`,
    naming: `naming(${own}, ${missing}, (id) => ({ params: { ${given} }${hasBody ? ', body: {}' : ''} }))`,
  };
  addProperty(tree, access, rowsOf, `${name}: ${kind ? rows[kind] : `{ own: {${hasBody ? ' body: {} ' : ''}} }`}`);
  const from = /from '([./]+testing\/access\.ts)'/.exec(text)?.[1];
  if (kind && from) addImport(tree, access, from, [kind]);
}

/** What makes an endpoint that nobody has written yet be seen. */
function addTest(tree: Tree, { name, files: { handlers }, summary }: EndpointWords): void {
  const path = handlers.replace('.handlers.ts', '.test.ts');
  const before = tree.exists(path) ? `${textOf(tree, path)}\n` : '';
  tree.write(
    path,
    `${before}it('answers ${name}: ${summary}', () => {
  throw new Error('To be written with its handler: what ${name} answers.');
});
`,
  );
}
