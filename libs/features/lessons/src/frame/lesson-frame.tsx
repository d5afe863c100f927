import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { useGetLessonDeskQuery } from '@portal/api/lessons/lesson-desk.api';
import type { LessonDesk } from '@portal/domain/lessons/lesson-desk.contract';
import { paths } from '@portal/domain/site/paths';
import { PageHeading } from '@portal/portal-core/page-heading';
import { QueryState } from '@portal/portal-core/query-state';
import { RouterLink } from '@portal/portal-core/router-link';
import { Button } from '@portal/ui/button';
import { EmptyState } from '@portal/ui/empty-state';
import { SkeletonText } from '@portal/ui/skeletons';
import { messages } from '../messages.ts';
import { LessonHead } from './lesson-head.tsx';

interface Props {
  title: string;
  /** Of this page; tells the head which of its links is the current one. */
  path: (lessonId: string) => string;
  /** Whether the four steps of the lesson stand in the head in full. */
  showsSteps?: boolean;
  children: (desk: LessonDesk) => ReactNode;
}

/** The lesson of the address: loads it for each of its pages, and says when it does not come. */
export function LessonFrame({ title, path, showsSteps = false, children }: Props) {
  const { lessonId: id = '' } = useParams();
  const query = useGetLessonDeskQuery({ id }, { refetchOnMountOrArgChange: true });
  return (
    <chakra.div display="grid" gap="5" pb="10" gridTemplateColumns="minmax(0, 1fr)">
      <PageHeading title={title} />
      <QueryState
        query={query}
        skeleton={<SkeletonText lines={8} label={messages.loading} />}
        failed={messages.failed}
        gone={<Gone />}
      >
        {(desk) => (
          <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
            <LessonHead desk={desk} current={path(id)} showsSteps={showsSteps} />
            {children(desk)}
          </chakra.div>
        )}
      </QueryState>
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
