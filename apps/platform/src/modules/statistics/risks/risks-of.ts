import { differenceInDays } from 'date-fns/differenceInDays';
import { RISK_RULES, type StudentAtRisk } from '@portal/domain/statistics/statistics';
import type { LearnerRow } from './learners.queries.ts';

type RiskRow = StudentAtRisk['risks'][number];

/** How many of the newest are so, in a row. */
function runOf(newestFirst: readonly boolean[]): number {
  const end = newestFirst.indexOf(false);
  return end < 0 ? newestFirst.length : end;
}

/** Scores, the newest first, as far as each is lower than the one before it. */
function fallOf(newestFirst: readonly number[]): readonly number[] {
  const end = newestFirst.findIndex((score, at) => at > 0 && score <= newestFirst[at - 1]!);
  return end < 0 ? newestFirst : newestFirst.slice(0, end);
}

/** What tells that a student may be about to stop, by the rules that the page prints; empty where nothing does. */
export function risksOf({ absences, missing, scores, silentSince }: LearnerRow, now: Date): RiskRow[] {
  const absent = runOf(absences);
  const notHandedIn = runOf(missing);
  const silentDays = silentSince ? differenceInDays(now, silentSince) : 0;
  const fall = fallOf(scores);
  const found: RiskRow[] = [];
  const add = (kind: RiskRow['kind'], count: number, from: number | null = null, to: number | null = null) =>
    found.push({ kind, count, from, to });
  if (absent >= RISK_RULES.absences) add('ABSENCES', absent);
  if (notHandedIn >= RISK_RULES.homeworks) add('HOMEWORK', notHandedIn);
  if (silentDays >= RISK_RULES.silentDays) add('NO_REPLY', silentDays);
  if (fall.length >= RISK_RULES.fallingScores) add('SCORES', fall.length, fall.at(-1)!, fall[0]!);
  return found;
}
