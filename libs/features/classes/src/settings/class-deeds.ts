import type { ClassSummary } from '@portal/domain/classes/class';
import { moveClass } from '@portal/domain/classes/class-transitions';

export const CLASS_DEEDS = ['settings', 'rollOver', 'cancel'] as const;
export type ClassDeed = (typeof CLASS_DEEDS)[number];

/** What can be done with a class where it stands now; the server's table decides, so that no menu promises too much (CLS-1). */
export function classDeeds({ progress, canceledAt }: Pick<ClassSummary, 'progress' | 'canceledAt'>): ClassDeed[] {
  const isCanceled = canceledAt !== null;
  const may: Record<ClassDeed, boolean> = {
    settings: !isCanceled && progress !== 'FINISHED',
    // A class that has not begun has no term to be followed by another one.
    rollOver: !isCanceled && progress !== 'UPCOMING',
    cancel: moveClass({ progress, isCanceled }, 'CANCEL') !== undefined,
  };
  return CLASS_DEEDS.filter((deed) => may[deed]);
}
