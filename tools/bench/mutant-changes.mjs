// Every small wrong version of a source text, by its syntax tree: `{ start, end, to }`, one at a time.
import ts from 'typescript';
import { callChanges } from './mutant-calls.mjs';
import { regexChanges, sqlChanges } from './mutant-texts.mjs';

const K = ts.SyntaxKind;

const OPERATORS = new Map([
  [K.LessThanToken, ['<=', '>=']],
  [K.LessThanEqualsToken, ['<', '>']],
  [K.GreaterThanToken, ['>=', '<=']],
  [K.GreaterThanEqualsToken, ['>', '<']],
  [K.EqualsEqualsEqualsToken, ['!==']],
  [K.ExclamationEqualsEqualsToken, ['===']],
  [K.AmpersandAmpersandToken, ['||']],
  [K.BarBarToken, ['&&']],
  [K.PlusToken, ['-']],
  [K.MinusToken, ['+']],
  [K.AsteriskToken, ['/']],
  [K.SlashToken, ['*']],
  [K.PercentToken, ['*']],
  [K.PlusEqualsToken, ['-=']],
  [K.MinusEqualsToken, ['+=']],
]);

/** The condition of an if, of a choice, of a loop: a loop that never ends would only cost the time limit. */
function conditionOf(node) {
  if (ts.isIfStatement(node)) return [node.expression, ['true', 'false']];
  if (ts.isConditionalExpression(node)) return [node.condition, ['true', 'false']];
  if (ts.isWhileStatement(node)) return [node.expression, ['false']];
  return ts.isForStatement(node) && node.condition ? [node.condition, ['false']] : undefined;
}

function isName(node) {
  const { parent } = node;
  return (ts.isPropertyAssignment(parent) && parent.name === node) || ts.isLiteralTypeNode(parent);
}

/** Each item alone out of a list, with the comma that belongs to it. */
const without = (items) =>
  items.map((item, at) =>
    at + 1 < items.length
      ? { start: item.getStart(), end: items[at + 1].getStart(), to: '' }
      : { start: at ? items[at - 1].end : item.getStart(), end: item.end, to: '' },
  );

function literalChanges(node, replaced) {
  if (ts.isStringLiteral(node)) return isName(node) ? [] : replaced(node, [node.text ? "''" : "'mutant'"]);
  if (ts.isNumericLiteral(node) && !isName(node)) {
    const value = Number(node.text.replaceAll('_', ''));
    return replaced(node, [`${value + 1}`, `(${value - 1})`]);
  }
  if (node.kind === K.TrueKeyword) return replaced(node, ['false']);
  if (node.kind === K.FalseKeyword) return replaced(node, ['true']);
  if (ts.isRegularExpressionLiteral(node)) return replaced(node, regexChanges(node.text));
  if (ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateExpression(node))
    return ts.isTaggedTemplateExpression(node.parent) ? [] : replaced(node, ["''"]);
  if (ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'sql') return sqlChanges(node.template);
  return [];
}

function structureChanges(node, replaced) {
  const condition = conditionOf(node);
  if (condition) return replaced(...condition);
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === K.QuestionQuestionToken)
    return replaced(node, [`(${node.left.getText()})`, `(${node.right.getText()})`]);
  if (ts.isBinaryExpression(node)) return replaced(node.operatorToken, OPERATORS.get(node.operatorToken.kind) ?? []);
  if (ts.isPrefixUnaryExpression(node) && node.operator === K.ExclamationToken)
    return replaced(node, [`(${node.operand.getText()})`]);
  if (ts.isExpressionStatement(node) || ts.isThrowStatement(node) || ts.isContinueStatement(node))
    return replaced(node, [';']);
  if (ts.isReturnStatement(node) && node.expression && node.expression.getText() !== 'undefined')
    return replaced(node, ['return undefined;']);
  if (ts.isArrayLiteralExpression(node) && !isTarget(node)) return without(node.elements);
  if (ts.isObjectLiteralExpression(node) && !isTarget(node) && node.properties.length > 1)
    return without(node.properties);
  return ts.isCallExpression(node) ? callChanges(node, replaced, without) : [];
}

/** A list on the left of an assignment names what is taken out, and says nothing. */
const isTarget = ({ parent }) =>
  (ts.isBinaryExpression(parent) && parent.operatorToken.kind === K.EqualsToken) || ts.isForOfStatement(parent);

const isSilent = (node) =>
  ts.isTypeNode(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node);

/** @returns {{ start: number, end: number, to: string, line: number, was: string }[]} */
export function changesOf(fileName, text) {
  const source = ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest, true);
  const found = [];
  const replaced = (node, tos) => tos.map((to) => ({ start: node.getStart(), end: node.end, to }));
  const visit = (node) => {
    if (isSilent(node)) return;
    found.push(...literalChanges(node, replaced), ...structureChanges(node, replaced));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found.map((change) => ({
    ...change,
    was: text.slice(change.start, change.end),
    line: source.getLineAndCharacterOfPosition(change.start).line + 1,
  }));
}
