import type { BaseIssue } from 'valibot';
import { MESSAGES } from '../messages.ts';

export interface FieldProblem {
  /** Path of the field: `title`, `items.0.title`. */
  readonly name: string;
  readonly message: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** What a form's error tree says, field by field; the first level in the given order. */
export function listFieldProblems(errors: object, order: readonly string[]): FieldProblem[] {
  const rank = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
  const walk = (tree: object, path: readonly string[]): FieldProblem[] =>
    Object.entries(tree).flatMap(([name, branch]) => {
      if (!isRecord(branch) || name === 'ref') return [];
      const here = [...path, name];
      const { message } = branch;
      if (typeof message === 'string') return message === '' ? [] : [{ name: here.join('.'), message }];
      return walk(branch, here);
    });
  const first = ({ name }: FieldProblem) => rank(name.split('.', 1)[0] ?? '');
  return walk(errors, []).sort((a, b) => first(a) - first(b));
}

const ofText: Readonly<Record<string, (limit: number) => string>> = {
  max_length: MESSAGES.charactersAtMost,
  min_length: MESSAGES.charactersAtLeast,
  max_value: MESSAGES.atMost,
  min_value: MESSAGES.atLeast,
};
const ofList: typeof ofText = { max_length: MESSAGES.choicesAtMost, min_length: MESSAGES.choicesAtLeast };

/** Said for a rule that brings no sentence of its own, for valibot's are English. */
export function sentenceOf({ type, input, requirement }: BaseIssue<unknown>): string {
  if (input === undefined || input === null || input === '') return MESSAGES.required;
  if (Array.isArray(input) && input.length === 0) return MESSAGES.chooseOne;
  const say = (Array.isArray(input) ? ofList : ofText)[type];
  return say && typeof requirement === 'number' ? say(requirement) : MESSAGES.wrongForm;
}
