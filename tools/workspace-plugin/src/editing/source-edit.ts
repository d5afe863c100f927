import type { Tree } from '@nx/devkit';
import ts from 'typescript';

/** Text of a file that must be there. */
export function textOf(tree: Tree, path: string): string {
  const text = tree.read(path, 'utf8');
  if (text === null) throw new Error(`${path} does not exist; this generator adds to it.`);
  return text;
}

/** Writes files that must not be there yet: a generator never overwrites somebody's work. */
export function writeNew(tree: Tree, files: Readonly<Record<string, string>>): void {
  const taken = Object.keys(files).filter((path) => tree.exists(path));
  if (taken.length > 0) throw new Error(`Already there: ${taken.join(', ')}.`);
  for (const [path, text] of Object.entries(files)) tree.write(path, text);
}

type ObjectTest = (object: ts.ObjectLiteralExpression) => boolean;

function findObject(path: string, text: string, isWanted: ObjectTest): ts.ObjectLiteralExpression {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  let found: ts.ObjectLiteralExpression | undefined;
  const visit = (node: ts.Node): void => {
    if (!found && ts.isObjectLiteralExpression(node) && isWanted(node)) found = node;
    if (!found) ts.forEachChild(node, visit);
  };
  visit(file);
  if (!found) throw new Error(`${path} has not the shape that this generator knows; add the lines by hand.`);
  return found;
}

/** Adds a property at the end of the first object literal that fits. */
export function addProperty(tree: Tree, path: string, isWanted: ObjectTest, property: string): void {
  const text = textOf(tree, path);
  const { properties } = findObject(path, text, isWanted);
  const { end } = properties;
  const comma = properties.length > 0 && !properties.hasTrailingComma ? ',' : '';
  tree.write(path, `${text.slice(0, end)}${comma}\n${property},${text.slice(end)}`);
}

/** The properties of the first object literal that fits, by their names. */
export function propertiesOf(
  tree: Tree,
  path: string,
  isWanted: ObjectTest,
): ReadonlyMap<string, ts.ObjectLiteralElementLike> {
  const { properties } = findObject(path, textOf(tree, path), isWanted);
  return new Map(properties.flatMap((property) => (property.name ? [[property.name.getText(), property]] : [])));
}

/** Takes out the first node that fits, with its comma and what is said above it; false where there is none. */
export function dropFirst(tree: Tree, path: string, isWanted: (node: ts.Node) => boolean): boolean {
  const text = textOf(tree, path);
  const found = findNode(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true), isWanted);
  if (found) tree.write(path, text.slice(0, found.getFullStart()) + text.slice(found.end).replace(/^\s*,/, ''));
  return found !== undefined;
}

function findNode(node: ts.Node, isWanted: (node: ts.Node) => boolean): ts.Node | undefined {
  return isWanted(node) ? node : ts.forEachChild(node, (child) => findNode(child, isWanted));
}

/** The object given to a function: `defineContract({ … })`. */
export const argumentOf =
  (name: string): ObjectTest =>
  ({ parent }) =>
    ts.isCallExpression(parent) && parent.expression.getText().split('.').at(-1) === name;

/** The object that a constant holds: `const paths = { … } as const`. */
export const assignedTo =
  (name: string): ObjectTest =>
  ({ parent }) => {
    const holder = ts.isAsExpression(parent) ? parent.parent : parent;
    return ts.isVariableDeclaration(holder) && holder.name.getText() === name;
  };

/** The object that an arrow function or a function returns, where it holds methods: handlers, endpoints, queries. */
export const returnedIn =
  (name: string): ObjectTest =>
  (object) => {
    const holder = ts.isParenthesizedExpression(object.parent) ? object.parent.parent : object.parent;
    if (ts.isArrowFunction(holder))
      return ts.isPropertyAssignment(holder.parent) && holder.parent.name.getText() === name;
    const body = ts.isReturnStatement(holder) && holder.parent.parent;
    return body && ts.isFunctionDeclaration(body) && body.name?.text === name;
  };

/** Puts text behind the last match of a pattern. */
export function addAfterLast(tree: Tree, path: string, pattern: RegExp, added: string): void {
  const text = textOf(tree, path);
  const last = [...text.matchAll(new RegExp(pattern.source, `${pattern.flags.replace('g', '')}g`))].at(-1);
  if (!last) throw new Error(`${path} has not the shape that this generator knows; add the lines by hand.`);
  const end = last.index + last[0].length;
  tree.write(path, text.slice(0, end) + added + text.slice(end));
}

/** Adds named imports; names of a module that is already imported join its line. */
export function addImport(tree: Tree, path: string, from: string, names: readonly string[]): void {
  const text = textOf(tree, path);
  const escaped = from.replaceAll(/[.*+?^$()|[\]\\/]/g, String.raw`\$&`);
  const line = new RegExp(`import (type )?\\{([^}]*)\\} from '${escaped}';`).exec(text);
  if (!line) {
    tree.write(path, `import { ${names.join(', ')} } from '${from}';\n${text}`);
    return;
  }
  const [whole, isType, listed = ''] = line;
  const known = listed.split(',').flatMap((name) => name.trim() || []);
  const all = [...new Set([...known.map((name) => (isType ? `type ${name}` : name)), ...names])];
  const isAllTypes = all.every((name) => name.startsWith('type '));
  const words = isAllTypes ? all.map((name) => name.slice('type '.length)) : all;
  tree.write(
    path,
    text.replace(whole, () => `import ${isAllTypes ? 'type ' : ''}{ ${words.join(', ')} } from '${from}';`),
  );
}

const isHandlersOf = (contractName: string, type: ts.TypeNode | undefined) =>
  type?.getText().replaceAll(/\s/g, '') === `Handlers<typeof${contractName}>`;

/** The handlers of one contract: what the function whose answer is `Handlers<typeof …>` returns. */
export const handlersOf =
  (contractName: string): ObjectTest =>
  (object) => {
    const holder = ts.isParenthesizedExpression(object.parent) ? object.parent.parent : object.parent;
    if (ts.isArrowFunction(holder)) return isHandlersOf(contractName, holder.type);
    const made = ts.isReturnStatement(holder) && holder.parent.parent;
    return made && (ts.isFunctionDeclaration(made) || ts.isArrowFunction(made))
      ? isHandlersOf(contractName, made.type)
      : false;
  };

/** The rows of `defineAccess(…, { rows: { … } })`. */
export const rowsOf: ObjectTest = ({ parent }) =>
  ts.isPropertyAssignment(parent) &&
  parent.name.getText() === 'rows' &&
  parent.initializer.kind === ts.SyntaxKind.ObjectLiteralExpression;
