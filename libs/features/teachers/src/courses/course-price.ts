import type { PublicCourse } from '@portal/domain/teachers/public-teacher';

type Package = Pick<PublicCourse['packages'][number], 'fee' | 'lessonCount'>;

/** What one lesson of a package costs; null where that is no whole amount, for a price that nobody pays is none. */
export const priceOfLesson = ({ fee, lessonCount }: Package): number | null =>
  lessonCount > 0 && fee % lessonCount === 0 ? fee / lessonCount : null;
