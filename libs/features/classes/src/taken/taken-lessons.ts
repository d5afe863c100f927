import type { PlannedLesson } from '@portal/domain/classes/class';

/** What something is in the way of. */
export const takenLessons = (lessons: readonly PlannedLesson[]) => lessons.filter(({ conflict }) => conflict !== null);

/** The way out of the first lesson on screen that something is in the way of. */
export const firstWayOut = (place: HTMLElement | null) => place?.querySelector<HTMLElement>('[data-way-out]');
