import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { sourceFiles } from './source-files.ts';

const root = join(__dirname, '../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

const isProduct = (file: string) =>
  !/\.(test|stories|fixture|screen)\.tsx?$|-double\.ts$|\/testing\/|^libs\/testing\//.test(file);
const product = sourceFiles('libs', 'apps/portal', 'apps/platform').filter(
  (file) => /\.tsx?$/.test(file) && isProduct(file),
);

interface Declaration {
  readonly names: readonly string[];
  /** Carries the number of a requirement, such as (ROL-1), and is exported. */
  readonly isNumbered: boolean;
  readonly mentions: ReadonlySet<string>;
}

const isExported = (node: ts.Statement) =>
  ts.canHaveModifiers(node) && ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;

function namesOf(node: ts.Statement): string[] {
  if (ts.isVariableStatement(node)) return node.declarationList.declarations.map(({ name }) => name.getText());
  return (ts.isDeclarationStatement(node) && node.name && [node.name.getText()]) || [];
}

function mentionsIn(node: ts.Node): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (one: ts.Node): void => {
    if (ts.isIdentifier(one)) found.add(one.text);
    ts.forEachChild(one, visit);
  };
  visit(node);
  return found;
}

/** What a file declares; a statement that declares nothing has no name. */
const declarationsOf = (source: string): Declaration[] =>
  ts.createSourceFile('domain.ts', source, ts.ScriptTarget.Latest, true).statements.flatMap((node) =>
    ts.isImportDeclaration(node)
      ? []
      : {
          names: namesOf(node),
          isNumbered: isExported(node) && /\/\*\*(?:(?!\*\/)[^])*[([][A-Z]{2,5}-\d+/.test(docOf(node)),
          mentions: mentionsIn(node),
        },
  );

/** The comment that stands right before a declaration. */
const docOf = (node: ts.Statement) =>
  node
    .getFullText()
    .slice(0, node.getLeadingTriviaWidth())
    .split(/\n\s*\n/)
    .at(-1)!;

/** The numbered exports of a file that nobody needs: imported nowhere, and named by nothing in the file that is needed. */
function idleIn(source: string, imported: ReadonlySet<string>): { numbered: number; idle: string[] } {
  const declarations = declarationsOf(source);
  const needed = new Set(declarations.filter(({ names }) => !names.length || names.some((name) => imported.has(name))));
  // A set walks over what is put into it meanwhile.
  for (const { mentions } of needed)
    for (const one of declarations) if (one.names.some((name) => mentions.has(name))) needed.add(one);
  const numbered = declarations.filter(({ isNumbered }) => isNumbered);
  return { numbered: numbered.length, idle: numbered.filter((one) => !needed.has(one)).flatMap(({ names }) => names) };
}

/** Everything that a text imports, name by name, under the name that it has at home. */
const importsIn = (text: string) =>
  [...text.matchAll(/import (?:type )?\{([^}]*)\}/g)].flatMap(([, names = '']) =>
    names.split(',').map(
      (name) =>
        name
          .trim()
          .replace(/^type /, '')
          .split(' as ')[0]!,
    ),
  );

it('finds an export that carries a number and that nobody calls', () => {
  const source = `
    /** A fee (INC-4). */
    export const FEE = 1;
    /** Its text [INC-5]. */
    export function feeText() { return FEE; }
    /** Without a number. */
    export const OTHER = 1;`;
  expect(idleIn(source, new Set(['feeText']))).toEqual({ numbered: 2, idle: [] });
  expect(idleIn(source, new Set(['FEE']))).toEqual({ numbered: 2, idle: ['feeText'] });
  expect(idleIn(source, new Set(['OTHER']))).toEqual({ numbered: 2, idle: ['FEE', 'feeText'] });
});

it('takes no mention by what nobody calls for a caller', () => {
  const source = `
    /** Spans (INC-5). */
    export const SPANS = ['W1'] as const;
    export type Span = (typeof SPANS)[number];
    export const SPAN_LABELS: Record<Span, string> = { W1: '1주' };`;
  expect(idleIn(source, new Set()).idle).toEqual(['SPANS']);
  expect(idleIn(source, new Set(['SPAN_LABELS'])).idle).toEqual([]);
});

it('everything of the domain that carries the number of a requirement has a caller outside tests', () => {
  const imported = new Set(product.flatMap((file) => importsIn(read(file))));
  const found = product
    .filter((file) => file.startsWith('libs/domain/src/'))
    .map((file) => ({ file, ...idleIn(read(file), imported) }));
  expect(found.reduce((sum, { numbered }) => sum + numbered, 0)).toBeGreaterThan(50);
  expect(found.flatMap(({ file, idle }) => idle.map((name) => `${file}: ${name}`))).toEqual([]);
});
