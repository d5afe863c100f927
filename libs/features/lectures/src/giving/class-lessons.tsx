import { useListClassLessonsQuery } from '@portal/api/classes/classes.api';
import { QueryState } from '@portal/portal-core/query-state';
import { SkeletonText } from '@portal/ui/skeletons';
import { giving as words } from '../packs-messages.ts';
import { LessonCards, type LessonChoiceProps } from './lesson-cards.tsx';
import { openLessons } from './open-lessons.ts';

/** The lessons of one class that are to come. */
export function ClassLessons({ classId, ...choice }: LessonChoiceProps & { classId: string }) {
  const query = useListClassLessonsQuery({ id: classId, page: '1', size: '100' });
  return (
    <QueryState
      query={query}
      size="sm"
      failed={words.failedToLoad}
      skeleton={<SkeletonText lines={3} label={words.loading} />}
    >
      {({ items }) => <LessonCards {...choice} lessons={openLessons(items)} />}
    </QueryState>
  );
}
