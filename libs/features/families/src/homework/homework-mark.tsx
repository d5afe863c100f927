import { CircleCheck, CircleX, Clock, Hourglass, RotateCcw } from 'lucide-react';
import type { FamilyHomework } from '@portal/domain/families/family-homework';
import { Mark } from '../paper/mark.tsx';
import { useHomeworkState } from './homework-state.ts';

const LOOKS = {
  OPEN: { tint: 'gray', icon: Clock },
  LATE: { tint: 'mustard', icon: Hourglass },
  CLOSED: { tint: 'camellia', icon: CircleX },
  AGAIN: { tint: 'mustard', icon: RotateCcw },
  RETURNED: { tint: 'pine', icon: CircleCheck },
  DONE: { tint: 'pine', icon: CircleCheck },
} as const;

/** Until when it can be handed in, or when it was. */
export function HomeworkMark({ homework }: { homework: FamilyHomework }) {
  const { state, said } = useHomeworkState(homework);
  return <Mark {...LOOKS[state]}>{said}</Mark>;
}
