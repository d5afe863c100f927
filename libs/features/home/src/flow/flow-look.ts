import { lessonStateOf } from '@portal/domain/lessons/states/lesson-state';
import { type ClassTint, classTint } from '@portal/ui/class-tints';
import type { FlowEntry } from './flow-entries.ts';

/** The form of a block says how it stands; its colour says of which class it is. */
export type BlockForm = 'planned' | 'over' | 'trial' | 'canceled' | 'own';

export interface BlockLook {
  readonly form: BlockForm;
  readonly tint: ClassTint | 'camellia';
}

export function blockLookOf(entry: Exclude<FlowEntry, { kind: 'DEADLINE' }>): BlockLook {
  if (entry.kind !== 'LESSON') return { form: 'own', tint: 'gray' };
  const { lesson } = entry;
  const state = lessonStateOf(lesson);
  if (state === 'CANCELED') return { form: 'canceled', tint: 'camellia' };
  const tint = classTint(lesson.classNo);
  if (state !== 'UPCOMING' && state !== 'IN_PROGRESS') return { form: 'over', tint };
  return lesson.isTrial ? { form: 'trial', tint: 'celadon' } : { form: 'planned', tint };
}
