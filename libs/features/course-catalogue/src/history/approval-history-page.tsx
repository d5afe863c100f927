import { chakra } from '@chakra-ui/react/styled-system';
import { useParams } from 'react-router';
import { useGetCourseQuery, useListCourseApprovalsQuery } from '@portal/api/courses/courses.api';
import { ApprovalHistory } from '@portal/approval/approval-history';
import type { ApprovalRequest } from '@portal/domain/courses/course';
import { isCourseEditable } from '@portal/domain/courses/course-status';
import { paths } from '@portal/domain/site/paths';
import { PageHeading } from '@portal/portal-core/page-heading';
import { QueryState } from '@portal/portal-core/query-state';
import { RouterLink } from '@portal/portal-core/router-link';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { Button } from '@portal/ui/button';
import { EmptyState } from '@portal/ui/empty-state';
import { Panel } from '@portal/ui/panel';
import { TextLink } from '@portal/ui/text-link';
import { history, titleOf } from '../messages.ts';
import { approvalEntry } from './approval-entry.ts';
import { RevisionCompare } from './revision-compare.tsx';

/** Every request for approval of one course, and what changed between the revisions that were handed in (CRS-4). */
export function ApprovalHistoryPage() {
  const { courseId = '' } = useParams();
  const course = useGetCourseQuery({ id: courseId }).data;
  const requests = useListCourseApprovalsQuery({ id: courseId });

  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5" pb="10">
      <div>
        <PageHeading
          title={history.title}
          actions={
            course &&
            isCourseEditable(course.status) && (
              <Button asChild variant="outline">
                <RouterLink href={paths.editCourse(courseId)}>{history.edit}</RouterLink>
              </Button>
            )
          }
        />
        <chakra.p color="fg.muted" mt="1" minH="6" overflowWrap="anywhere">
          {course && titleOf(course.content)}
        </chakra.p>
        <TextLink linkAs={RouterLink} href={paths.teachingCourses()} touch>
          {history.backToCourses}
        </TextLink>
      </div>
      <QueryState query={requests} loading={history.loading} failed={history.failed}>
        {({ items }) => <Requests courseId={courseId} items={items} />}
      </QueryState>
    </chakra.div>
  );
}

function Requests({ courseId, items }: { courseId: string; items: readonly ApprovalRequest[] }) {
  const timeZone = useTeacherZone();
  if (!items.length)
    return (
      <EmptyState name="courses-empty" title={history.empty}>
        {history.emptyBody}
      </EmptyState>
    );
  const revisions = [...new Set(items.map(({ revisionNo }) => revisionNo))].sort((a, b) => b - a);
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5">
      <Panel title={history.requests}>
        <ApprovalHistory label={history.title} entries={items.map(approvalEntry)} timeZone={timeZone} />
      </Panel>
      {revisions.length > 1 && <RevisionCompare courseId={courseId} revisions={revisions} />}
    </chakra.div>
  );
}
