import { paths } from '@portal/domain/site/paths';
import { words } from './planned-words.ts';

const { teachingPlan } = words;

/** Each of the three parts of the teaching plan also shows one status alone (RTE-10). */
export const planStatuses = [
  { label: teachingPlan.inProgress, segment: 'in-progress' },
  { label: teachingPlan.upcoming, segment: 'upcoming' },
  { label: teachingPlan.completed, segment: 'completed' },
] as const;

/** The parts of the plan whose pages come later. */
export const planParts = [{ label: teachingPlan.document, path: paths.teachingPlanPart('document') }];
