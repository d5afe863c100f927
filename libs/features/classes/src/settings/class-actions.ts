import type { ClassSummary } from '@portal/domain/classes/class';
import { moveClass } from '@portal/domain/classes/class-transitions';

export const CLASS_ACTIONS = ['settings', 'rollOver', 'cancel'] as const;
export type ClassAction = (typeof CLASS_ACTIONS)[number];

/** What can be done with a class where it stands now; the server's table decides, so that no menu promises too much (CLS-1). */
export function classActions({
  progress,
  canceledAt,
  isTrial,
}: Pick<ClassSummary, 'progress' | 'canceledAt' | 'isTrial'>): ClassAction[] {
  const isCanceled = canceledAt !== null;
  const may: Record<ClassAction, boolean> = {
    settings: !isCanceled && progress !== 'FINISHED',
    // A class that has not begun has no term to be followed by another one, nor has a single lesson that was tried.
    rollOver: !isCanceled && !isTrial && progress !== 'UPCOMING',
    cancel: moveClass({ progress, isCanceled }, 'CANCEL') !== undefined,
  };
  return CLASS_ACTIONS.filter((action) => may[action]);
}
