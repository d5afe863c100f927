import { LIMITS } from '../tenant/limits.ts';

const PREFIX = '체험 · ';

/** What a class is called that is made for one lesson which a family tries (CON-3); no longer than any class is called. */
export const trialClassName = (courseTitle: string): string =>
  `${PREFIX}${courseTitle}`.slice(0, LIMITS.courseTitleMax).trimEnd();

/** Whether the name of a class says already that it is a trial. */
export const saysTrial = (className: string): boolean => className.startsWith(PREFIX);

/** How long a trial lesson is; no lesson is shorter than the shortest, whatever its package says. */
export const trialMinutesOf = (trialMinutes: number): number => Math.max(trialMinutes, LIMITS.classDurationMinMinutes);
