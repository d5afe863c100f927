// What a call can wrongly be: of a query's condition, of a list, of a number. Our rules live in such calls, above all those of
// the queries (`and(eq(…), gt(…))`), and ready-made mutation testers leave them as they are.
import ts from 'typescript';

const OTHER_NAMES = {
  eq: ['ne'],
  ne: ['eq'],
  gt: ['gte', 'lte'],
  gte: ['gt', 'lt'],
  lt: ['lte', 'gte'],
  lte: ['lt', 'gt'],
  asc: ['desc'],
  desc: ['asc'],
  and: ['or'],
  or: ['and'],
  isNull: ['isNotNull'],
  isNotNull: ['isNull'],
  exists: ['notExists'],
  notExists: ['exists'],
  leftJoin: ['innerJoin'],
  min: ['max'],
  max: ['min'],
  floor: ['ceil'],
  ceil: ['floor'],
  some: ['every'],
  every: ['some'],
  startsWith: ['endsWith'],
  endsWith: ['startsWith'],
};

/** Calls that can be left out of a chain: what stands before them has nearly the same type. */
const OMISSIBLE = new Set([
  'filter',
  'for',
  'limit',
  'normalize',
  'onConflictDoNothing',
  'orderBy',
  'replaceAll',
  'toLowerCase',
  'toReversed',
  'toSorted',
  'trim',
  'trimStart',
  'where',
]);

/** Functions of drizzle: the file need not import the one that takes their place. */
const OF_DRIZZLE = /^(?:eq|ne|[gl]te?|asc|desc|and|or|is(?:Not)?Null|(?:notE|e)xists)$/;
const named = (name) => (OF_DRIZZLE.test(name) ? `require('drizzle-orm').${name}` : name);

export function callChanges({ expression, arguments: given }, replaced, without) {
  if (ts.isIdentifier(expression)) {
    const name = expression.text;
    if (!OF_DRIZZLE.test(name)) return [];
    return [
      ...replaced(expression, OTHER_NAMES[name].map(named)),
      ...(/^(?:and|or)$/.test(name) && given.length > 1 ? without(given) : []),
    ];
  }
  if (!ts.isPropertyAccessExpression(expression)) return [];
  const { name, expression: before } = expression;
  return [
    ...replaced(name, Object.hasOwn(OTHER_NAMES, name.text) ? OTHER_NAMES[name.text] : []),
    ...(OMISSIBLE.has(name.text) ? [{ start: before.end, end: expression.parent.end, to: '' }] : []),
  ];
}
