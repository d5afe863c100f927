import { chakra } from '@chakra-ui/react/styled-system';
import { useSearchParams } from 'react-router';
import { problemOf } from '@portal/api/api-problem';
import { useListCoursesQuery } from '@portal/api/courses/courses.api';
import { paths } from '@portal/domain/site/paths';
import { PageHeading } from '@portal/portal-core/page-heading';
import { RouterLink } from '@portal/portal-core/router-link';
import { Button } from '@portal/ui/button';
import { Delayed } from '@portal/ui/delayed';
import { EmptyState } from '@portal/ui/empty-state';
import { ErrorState } from '@portal/ui/error-state';
import { SkeletonText } from '@portal/ui/skeletons';
import { planning as words } from '../planning-messages.ts';
import { NewClassForm } from './new-class-form.tsx';

/** /account/my-courses/new: a class from a published course; `?course=` chooses it (CLS-1). */
export function NewClassPage() {
  const [query] = useSearchParams();
  const courseId = query.get('course') ?? '';
  const { data, error, isFetching, refetch } = useListCoursesQuery({ status: 'ON_SALE', size: '100' });
  return (
    <chakra.div pb="10" display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
      <PageHeading title={words.newTitle} />
      <Delayed loading={!data && !error} skeleton={<SkeletonText lines={6} label={words.coursesLoading} />}>
        {() => {
          if (!data)
            return (
              <ErrorState title={words.coursesFailed} onRetry={() => void refetch()} retrying={isFetching}>
                {problemOf(error).message}
              </ErrorState>
            );
          if (data.items.length === 0) return <NoCourse />;
          const isKnown = data.items.some(({ id }) => id === courseId);
          return <NewClassForm key={courseId} courses={data.items} courseId={isKnown ? courseId : ''} />;
        }}
      </Delayed>
    </chakra.div>
  );
}

function NoCourse() {
  return (
    <EmptyState
      name="courses-empty"
      title={words.none}
      action={
        <Button asChild>
          <RouterLink href={paths.teachingCourses()}>{words.toCourses}</RouterLink>
        </Button>
      }
    >
      {words.noneBody}
    </EmptyState>
  );
}
