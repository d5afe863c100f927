import { chakra } from '@chakra-ui/react/styled-system';
import { Hourglass } from 'lucide-react';
import type { TeacherProfile } from '@portal/domain/profile/teacher-profile';
import { paths } from '@portal/domain/site/paths';
import { useNow } from '@portal/portal-core/clock';
import { RouterLink } from '@portal/portal-core/router-link';
import { Banner } from '@portal/ui/banner';
import { Button } from '@portal/ui/button';
import { DueClock } from '@portal/ui/due-clock';
import { banners, review } from '../messages.ts';
import { RemarkList } from '../remarks/remark-list.tsx';

type Shown = Pick<TeacherProfile, 'status' | 'submission' | 'firstApprovedAt' | 'hasChanges'>;

/** How far the review is and what to do next, over the form. */
export function StatusBanner({ profile }: { profile: Shown }) {
  const { status, submission, firstApprovedAt, hasChanges } = profile;
  const { title, body } = banners[status];
  const now = useNow(60_000);
  const isPublic = firstApprovedAt !== null && <p>{review.oldStaysPublic}</p>;
  switch (status) {
    case 'PENDING':
      return (
        <Banner
          tone="warning"
          icon={Hourglass}
          title={title}
          action={submission && <DueClock dueAt={submission.dueAt} now={now} />}
        >
          <p>{body}</p>
          <p>{review.changedWhilePending}</p>
          {isPublic}
        </Banner>
      );
    case 'REJECTED':
      return (
        <Banner tone="error" title={title}>
          {submission?.reason && (
            <p>
              <chakra.span fontWeight="semibold">{review.reason}</chakra.span>{' '}
              <chakra.span whiteSpace="pre-wrap" color="fg">
                {submission.reason}
              </chakra.span>
            </p>
          )}
          {isPublic}
          <RemarkList />
        </Banner>
      );
    case 'APPROVED':
      if (hasChanges) {
        return (
          <Banner tone="info" title={review.hasChanges}>
            {review.hasChangesBody}
          </Banner>
        );
      }
      return (
        <Banner
          tone="success"
          title={title}
          action={
            <Button asChild variant="outline">
              <RouterLink href={paths.newCourse()}>{review.makeCourse}</RouterLink>
            </Button>
          }
        />
      );
    default:
      return (
        <Banner tone="info" title={title}>
          <p>{body}</p>
          {isPublic}
        </Banner>
      );
  }
}
