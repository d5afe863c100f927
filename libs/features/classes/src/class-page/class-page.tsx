import { chakra } from '@chakra-ui/react/styled-system';
import { type ComponentType, useState } from 'react';
import { useLocation, useParams } from 'react-router';
import { useGetClassQuery } from '@portal/api/classes/classes.api';
import type { TeachingClass } from '@portal/domain/classes/class';
import { PageHeading } from '@portal/portal-core/page-heading';
import { QueryState } from '@portal/portal-core/query-state';
import { RouterLink } from '@portal/portal-core/router-link';
import { RouteLinks } from '@portal/ui/route-links';
import { SkeletonRows } from '@portal/ui/skeletons';
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
  const query = useGetClassQuery({ id: classId });
  const View = VIEWS[view];

  return (
    <chakra.div pb={{ base: '24', md: '10' }} display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      {!query.currentData && <PageHeading title={messages.detailTitle} />}
      <QueryState
        query={query}
        skeleton={<SkeletonRows rows={4} picture={false} end label={words.loading} />}
        failed={words.failed}
        gone={<GoneClass />}
      >
        {(shown) => (
          <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
            <ClassHeader
              shown={shown}
              isChatOpen={view === 'chat'}
              onAction={(action) => setDialog({ action, id: shown.id })}
            />
            <RouteLinks
              label={words.views}
              linkAs={RouterLink}
              links={CLASS_VIEWS.map((one) => ({
                label: viewLabels[one],
                href: CLASS_VIEW_PATHS[one](shown.id),
                isCurrent: one === view,
              }))}
            />
            <View shown={shown} />
          </chakra.div>
        )}
      </QueryState>
      <ClassDialogs dialog={dialog} onClose={() => setDialog(null)} />
    </chakra.div>
  );
}
