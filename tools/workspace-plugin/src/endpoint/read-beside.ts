import type { Tree } from '@nx/devkit';
import ts from 'typescript';
import { argumentOf, handlersOf, propertiesOf, rowsOf } from '../editing/source-edit.ts';
import { addressOf, type EndpointWords } from './endpoint-words.ts';

/** The texts of an endpoint that reads one thing, as what is done to that thing takes them over. */
export interface ReadBeside {
  readonly response: string;
  readonly errors: string;
  /** Its handler, by the name of the new one. */
  readonly handler: string;
  /** What makes its row, up to where a body would stand: `byId('rev_matrix', 'rev_none'`. */
  readonly row: string;
}

/**
 * How the neighbours show the thing that an address is about: what is done to `/reviews/:id` answers what `getReview` does, by the
 * same words, to the same people. None where the contract reads no such thing, or in more than one expression.
 */
export function readBeside(tree: Tree, words: EndpointWords): ReadBeside | undefined {
  const { name, files, address, method, parameters, access } = words;
  const handlers = propertiesOf(tree, files.handlers, handlersOf(files.contractName));
  const rows = propertiesOf(tree, files.access, rowsOf);
  const endpoints = propertiesOf(tree, files.contract, argumentOf('defineContract'));
  for (const [read, endpoint] of endpoints) {
    const part = partsOf(endpoint);
    const path = addressOf(endpoint.getSourceFile().text, part('path') ?? 'path');
    if (part('method') !== "'GET'" || part('access') !== `'${access}'` || part('query')) continue;
    if (parameters.length === 0 || String(path.match(/:\w+/g)) !== String(address.match(/:\w+/g))) continue;
    // What is deleted itself can be shown no more.
    const isAbout = address === path ? method !== 'DELETE' : address.startsWith(`${path}/`);
    if (!isAbout) continue;
    const handler = shownBy(handlers.get(read));
    const row = rowOf(rows.get(read));
    const [response, errors] = [part('response'), part('errors')];
    if (handler && row && response && errors) return { response, errors, handler: handler.replace(read, name), row };
  }
  return undefined;
}

/** The parts of an endpoint, as they are written. */
function partsOf(endpoint: ts.ObjectLiteralElementLike): (part: string) => string | undefined {
  const value = ts.isPropertyAssignment(endpoint) ? endpoint.initializer : undefined;
  const parts = value && ts.isObjectLiteralExpression(value) ? value.properties : [];
  return (name) => {
    const part = parts.find((one) => one.name?.getText() === name);
    return part && (ts.isPropertyAssignment(part) ? part.initializer.getText() : name);
  };
}

/** A handler that is one expression: more than that belongs in a function of both. */
function shownBy(handler: ts.ObjectLiteralElementLike | undefined): string | undefined {
  if (!handler) return undefined;
  const held = ts.isPropertyAssignment(handler) ? handler.initializer : handler;
  if (!ts.isArrowFunction(held) && !ts.isMethodDeclaration(held)) return undefined;
  const { body } = held;
  const isOne =
    body && (!ts.isBlock(body) || (body.statements.length === 1 && ts.isReturnStatement(body.statements[0]!)));
  return isOne ? handler.getText() : undefined;
}

function rowOf(row: ts.ObjectLiteralElementLike | undefined): string | undefined {
  const made = row && ts.isPropertyAssignment(row) ? row.initializer : undefined;
  if (!made || !ts.isCallExpression(made) || made.arguments.some(ts.isObjectLiteralExpression)) return undefined;
  return made.getText().replace(/\s*,?\s*\)$/, '');
}
