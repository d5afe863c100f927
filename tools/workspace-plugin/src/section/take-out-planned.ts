import type { Tree } from '@nx/devkit';
import ts from 'typescript';
import { assignedTo, dropFirst, textOf } from '../editing/source-edit.ts';

const PLANNED = 'apps/portal/src/planned';
const SECTIONS = `${PLANNED}/planned-sections.ts`;

/**
 * A section that was announced is planned no longer: its entry goes, with what only it needed. The menu and the pages that it
 * announced stand in the diff then, for its team to take over.
 */
export function takeOutPlanned(tree: Tree, id: string): void {
  if (!tree.exists(SECTIONS) || !dropFirst(tree, SECTIONS, (node) => isPlan(node, id))) return;
  const unused = [...dropUnused(tree)];
  const others = tree
    .children(PLANNED)
    .map((file) => `${PLANNED}/${file}`)
    .filter((file) => file !== SECTIONS)
    .map((file) => textOf(tree, file))
    .filter((text) => text.includes('/planned-words.ts'));
  for (const word of unused.filter((name) => !others.some((text) => new RegExp(String.raw`\b${name}\b`).test(text))))
    dropFirst(tree, `${PLANNED}/planned-words.ts`, (node) => isPropertyOf(node, 'words', word));
  dropFirst(tree, `${PLANNED}/planned-page.tsx`, (node) => isPropertyOf(node, 'DRAWINGS', id));
}

const isText = (node: ts.Node | undefined, text: string) => !!node && ts.isStringLiteral(node) && node.text === text;

/** `plannedSection('wallet', …)` or `{ id: 'wallet', … }` in the list. */
function isPlan(node: ts.Node, id: string): boolean {
  if (!ts.isArrayLiteralExpression(node.parent ?? node)) return false;
  if (ts.isCallExpression(node)) return isText(node.arguments[0], id);
  return (
    ts.isObjectLiteralExpression(node) &&
    node.properties.some(
      (property) =>
        ts.isPropertyAssignment(property) && property.name.getText() === 'id' && isText(property.initializer, id),
    )
  );
}

const isPropertyOf = (node: ts.Node, constant: string, key: string) =>
  ts.isPropertyAssignment(node) &&
  node.name.getText().replaceAll(/['"]/g, '') === key &&
  ts.isObjectLiteralExpression(node.parent) &&
  assignedTo(constant)(node.parent);

/** Takes out the imports and constants that nothing reads any more, one after the other, and names them. */
function* dropUnused(tree: Tree): Generator<string> {
  for (;;) {
    let name = '';
    const isUnused = (node: ts.Node) => {
      name = nameOf(node) ?? '';
      return name !== '' && readsOf(node.getSourceFile(), name) === 1;
    };
    if (dropFirst(tree, SECTIONS, isUnused)) yield name;
    else if (!dropFirst(tree, SECTIONS, isBare)) return;
  }
}

function nameOf(node: ts.Node): string | undefined {
  if (ts.isImportSpecifier(node) || ts.isBindingElement(node)) return node.name.getText();
  if (!ts.isVariableStatement(node) || node.modifiers) return undefined;
  const [declared] = node.declarationList.declarations;
  return declared && ts.isIdentifier(declared.name) ? declared.name.text : undefined;
}

/** How often a name stands in a file, its own place counted; names of properties are something else. */
function readsOf(node: ts.Node, name: string): number {
  if (ts.isIdentifier(node)) {
    const { parent } = node;
    const isKey = (ts.isPropertyAccessExpression(parent) || ts.isPropertyAssignment(parent)) && parent.name === node;
    return node.text === name && !isKey ? 1 : 0;
  }
  let reads = 0;
  ts.forEachChild(node, (child) => {
    reads += readsOf(child, name);
  });
  return reads;
}

/** An import or a constant of which nothing is left: `const {} = words;`. */
const isBare = (node: ts.Node) =>
  (ts.isImportDeclaration(node) || ts.isVariableStatement(node)) && /^(?:import|const) \{\s*\}/.test(node.getText());
