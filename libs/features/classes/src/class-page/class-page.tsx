import { chakra } from '@chakra-ui/react/styled-system';
import { type ComponentType, useState } from 'react';
import { useLocation, useParams } from 'react-router';
import { problemOf } from '@portal/api/api-problem';
import { useGetClassQuery } from '@portal/api/classes/classes.api';
import type { TeachingClass } from '@portal/domain/classes/class';
import { PageHeading } from '@portal/portal-core/page-heading';
import { RouterLink } from '@portal/portal-core/router-link';
import { Delayed } from '@portal/ui/delayed';
import { ErrorState } from '@portal/ui/error-state';
import { RouteLinks } from '@portal/ui/route-links';
import { SkeletonRows } from '@portal/ui/skeletons';
import { StaleNotice } from '@portal/ui/stale-notice';
import { ChatView } from '../chat/chat-view.tsx';
import { header as words } from '../class-messages.ts';
import { AssignmentsView } from '../coursework/assignments-view.tsx';
import { LecturesView } from '../coursework/lectures-view.tsx';
import { LessonsView } from '../lessons/lessons-view.tsx';
import { messages } from '../messages.ts';
import { OverviewView } from '../overview/overview-view.tsx';
import { ReviewsView } from '../reviews/reviews-view.tsx';
import { ClassDialogs, type OpenDialog } from '../settings/class-dialogs.tsx';
import { StudentsView } from '../students/students-view.tsx';
import { CLASS_VIEW_PATHS, CLASS_VIEWS, type ClassView, viewOfPath } from '../summary/class-paths.ts';
import { GoneClass } from '../summary/gone-class.tsx';
import { viewLabels } from '../title-messages.ts';
import { ClassHeader } from './class-header.tsx';

const VIEWS: Record<ClassView, ComponentType<{ shown: TeachingClass }>> = {
  overview: OverviewView,
  lessons: LessonsView,
  students: StudentsView,
  assignments: AssignmentsView,
  lectures: LecturesView,
  reviews: ReviewsView,
  chat: ChatView,
};

/** /account/my-courses/:classId/…: one class under one head, a view for each address (RTE-13). */
export function ClassPage() {
  const { classId = '' } = useParams();
  const { pathname } = useLocation();
  const view = viewOfPath(pathname);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const { currentData, error, isFetching, refetch } = useGetClassQuery({ id: classId });
  const View = VIEWS[view];

  return (
    <chakra.div pb={{ base: '24', md: '10' }} display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      {!currentData && <PageHeading title={messages.detailTitle} />}
      <Delayed
        loading={!currentData && !error}
        skeleton={<SkeletonRows rows={4} picture={false} end label={words.loading} />}
      >
        {() =>
          currentData ? (
            <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
              <ClassHeader
                shown={currentData}
                isChatOpen={view === 'chat'}
                onAction={(action) => setDialog({ action, id: currentData.id })}
              />
              <StaleNotice
                problem={error ? problemOf(error) : null}
                onRetry={() => void refetch()}
                retrying={isFetching}
              />
              <RouteLinks
                label={words.views}
                linkAs={RouterLink}
                links={CLASS_VIEWS.map((one) => ({
                  label: viewLabels[one],
                  href: CLASS_VIEW_PATHS[one](currentData.id),
                  isCurrent: one === view,
                }))}
              />
              <View shown={currentData} />
            </chakra.div>
          ) : (
            <Failure error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
          )
        }
      </Delayed>
      <ClassDialogs dialog={dialog} onClose={() => setDialog(null)} />
    </chakra.div>
  );
}

function Failure({ error, isRetrying, onRetry }: { error: unknown; isRetrying: boolean; onRetry: () => void }) {
  const { status, message, traceId } = problemOf(error);
  if (status === 404) return <GoneClass />;
  return (
    <ErrorState title={words.failed} onRetry={onRetry} retrying={isRetrying} traceId={traceId}>
      {message}
    </ErrorState>
  );
}
