import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { problemOf } from '@portal/api/api-problem';
import { useGetLessonDeskQuery } from '@portal/api/lessons/lesson-desk.api';
import type { LessonDesk } from '@portal/domain/lessons/lesson-desk.contract';
import { paths } from '@portal/domain/site/paths';
import { PageHeading } from '@portal/portal-core/page-heading';
import { RouterLink } from '@portal/portal-core/router-link';
import { Button } from '@portal/ui/button';
import { Delayed } from '@portal/ui/delayed';
import { EmptyState } from '@portal/ui/empty-state';
import { ErrorState } from '@portal/ui/error-state';
import { SkeletonText } from '@portal/ui/skeletons';
import { StaleNotice } from '@portal/ui/stale-notice';
import { messages } from '../messages.ts';
import { LessonHead } from './lesson-head.tsx';

interface Props {
  title: string;
  /** Of this page; tells the head which of its links is the current one. */
  path: (lessonId: string) => string;
  children: (desk: LessonDesk) => ReactNode;
}

/** The lesson of the address: loads it for each of its pages, and says when it does not come. */
export function LessonFrame({ title, path, children }: Props) {
  const { lessonId: id = '' } = useParams();
  const {
    currentData: desk,
    error,
    isFetching,
    refetch,
  } = useGetLessonDeskQuery({ id }, { refetchOnMountOrArgChange: true });
  const problem = error ? problemOf(error) : null;
  return (
    <chakra.div display="grid" gap="5" pb="10" gridTemplateColumns="minmax(0, 1fr)">
      <PageHeading title={title} />
      <Delayed loading={!desk && !error} skeleton={<SkeletonText lines={8} label={messages.loading} />}>
        {() => {
          if (!desk && problem?.status === 404) return <Gone />;
          if (!desk)
            return (
              <ErrorState
                title={messages.failed}
                onRetry={() => void refetch()}
                retrying={isFetching}
                traceId={problem?.traceId}
              >
                {problem?.message}
              </ErrorState>
            );
          return (
            <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
              {/* With what stands below it: coming sooner it would push the skeleton down. */}
              <LessonHead lesson={desk.lesson} current={path(id)} />
              <StaleNotice problem={problem} onRetry={() => void refetch()} retrying={isFetching} />
              {children(desk)}
            </chakra.div>
          );
        }}
      </Delayed>
    </chakra.div>
  );
}

function Gone() {
  return (
    <EmptyState
      name="not-found"
      title={messages.gone}
      action={
        <Button asChild>
          <RouterLink href={paths.calendar()}>{messages.toCalendar}</RouterLink>
        </Button>
      }
    >
      {messages.goneBody}
    </EmptyState>
  );
}
