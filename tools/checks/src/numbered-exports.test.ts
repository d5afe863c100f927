import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

const isProduct = (file: string) =>
  !/\.(test|stories|fixture|screen)\.tsx?$|-double\.ts$|\/testing\/|^libs\/testing\//.test(file);
const product = execFileSync('git', ['ls-files', 'libs', 'apps/portal', 'apps/platform'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 2 ** 26,
})
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && isProduct(file));

interface NumberedExport {
  readonly name: string;
  /** The declaration's own text and docstring are taken out, so that it is no use of itself. */
  readonly rest: string;
}

/** The exports of a file whose docstring names a requirement, such as (ROL-1). */
function numberedExports(source: string): NumberedExport[] {
  const declared = /\/\*\*(?:(?!\*\/)[^])*\*\/\s*export (?:async )?(?:const|function|class|type|interface) (\w+)/g;
  return [...source.matchAll(declared)]
    .filter(([text]) => /[([][A-Z]{2,5}-\d+/.test(text))
    .map(({ 0: text, 1: name = '', index }) => ({
      name,
      rest: source.slice(0, index) + source.slice(index + text.length),
    }));
}

const isNamed = (name: string, text: string) => new RegExp(`\\b${name}\\b`).test(text);

/** Everything that a text imports, name by name. */
const importsIn = (text: string) =>
  [...text.matchAll(/import (?:type )?\{([^}]*)\}/g)].map(([, names]) => names).join();

it('finds an export that carries a number and that nobody calls', () => {
  const [first, second] = numberedExports(`
    /** A fee (INC-4). */
    export const FEE = 1;
    /** Its text [INC-5]. */
    export function feeText() { return FEE; }
    /** Without a number. */
    export const OTHER = 1;`);
  expect([first!.name, isNamed('FEE', first!.rest)]).toEqual(['FEE', true]);
  expect([second!.name, isNamed('feeText', second!.rest)]).toEqual(['feeText', false]);
});

it('everything of the domain that carries the number of a requirement has a caller outside tests', () => {
  const imported = product.map((file) => importsIn(read(file))).join();
  const numbered = product
    .filter((file) => file.startsWith('libs/domain/src/'))
    .flatMap((file) => numberedExports(read(file)).map((found) => ({ file, ...found })));
  expect(numbered.length).toBeGreaterThan(50);
  const idle = numbered.filter(({ name, rest }) => !isNamed(name, imported) && !isNamed(name, rest));
  expect(idle.map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
});
