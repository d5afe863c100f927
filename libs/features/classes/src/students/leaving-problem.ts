import { problemOf } from '@portal/api/api-problem';
import { leaving as words } from '../student-messages.ts';

/** Where somebody else was first, in words that say so; what is wrong with a field stays there. */
export async function unlessGone<T>(sent: Promise<T>): Promise<T> {
  try {
    return await sent;
  } catch (error) {
    const problem = problemOf(error);
    const isGone = problem.code === 'WRONG_STATE' && !problem.fields;
    throw isGone ? { ...problem, message: words.gone } : problem;
  }
}
