import { chakra } from '@chakra-ui/react/styled-system';
import { ArrowLeft, MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { useGetLessonDeskQuery } from '@portal/api/lessons/lesson-desk.api';
import type { LessonDesk } from '@portal/domain/lessons/lesson-desk.contract';
import { paths } from '@portal/domain/site/paths';
import { LessonStepsLoading } from '@portal/lesson/lesson-steps-loading';
import { PageHeading } from '@portal/portal-core/page-heading';
import { QueryState } from '@portal/portal-core/query-state';
import { RouterLink } from '@portal/portal-core/router-link';
import { Button } from '@portal/ui/button';
import { EmptyState } from '@portal/ui/empty-state';
import { Icon } from '@portal/ui/icon';
import { SkeletonText } from '@portal/ui/skeletons';
import { TextLink } from '@portal/ui/text-link';
import { messages } from '../messages.ts';
import { LessonHead } from './lesson-head.tsx';
import { LessonLine } from './lesson-line.tsx';

interface Props {
  title: string;
  /** Of this page; tells the head which of its links is the current one. */
  path: (lessonId: string) => string;
  /** Whether the four steps of the lesson stand in the head in full. */
  showsSteps?: boolean;
  /** Whether the page is the lesson's own and has its name. */
  isItsOwn?: boolean;
  children: (desk: LessonDesk) => ReactNode;
}

/** The lesson of the address: loads it for each of its pages, and says when it does not come. */
export function LessonFrame({ title, path, showsSteps = false, isItsOwn = false, children }: Props) {
  const { lessonId: id = '' } = useParams();
  const query = useGetLessonDeskQuery({ id }, { refetchOnMountOrArgChange: true });
  const lesson = query.currentData?.lesson;
  return (
    <chakra.div display="grid" gap="6" pb="10" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)">
        <PageHeading
          title={(isItsOwn && lesson?.title) || title}
          back={
            // As high before the name is known.
            <chakra.p minH={{ base: 'touch', md: '6' }} dir="auto" textStyle="body.sm">
              {lesson && (
                <TextLink href={paths.classLessons(lesson.classId)} linkAs={RouterLink} variant="quiet" touch>
                  <Icon as={ArrowLeft} size={16} />
                  {lesson.className}
                </TextLink>
              )}
            </chakra.p>
          }
          actions={
            lesson && (
              <Button asChild variant="outline">
                <RouterLink href={paths.classChat(lesson.classId)}>
                  <Icon as={MessageCircle} />
                  {messages.chat}
                </RouterLink>
              </Button>
            )
          }
        />
        {lesson && <LessonLine lesson={lesson} hasTitle={!isItsOwn} />}
      </chakra.div>
      <QueryState query={query} skeleton={<Loading showsSteps={showsSteps} />} failed={messages.failed} gone={<Gone />}>
        {(desk) => (
          <chakra.div display="grid" gap="7" gridTemplateColumns="minmax(0, 1fr)">
            <LessonHead desk={desk} current={path(id)} showsSteps={showsSteps} />
            {children(desk)}
          </chakra.div>
        )}
      </QueryState>
    </chakra.div>
  );
}

const Loading = ({ showsSteps }: { showsSteps: boolean }) => (
  <chakra.div display="grid" gap="8" gridTemplateColumns="minmax(0, 1fr)">
    {showsSteps && <LessonStepsLoading />}
    <SkeletonText lines={8} label={messages.loading} />
  </chakra.div>
);

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
