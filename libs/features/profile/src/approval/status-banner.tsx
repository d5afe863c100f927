import { use } from 'react';
import { ApprovalBanner } from '@portal/approval/approval-banner';
import type { TeacherProfile } from '@portal/domain/profile/teacher-profile';
import { paths } from '@portal/domain/site/paths';
import { useSendsMail } from '@portal/portal-core/portal-config-context';
import { RouterLink } from '@portal/portal-core/router-link';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { Button } from '@portal/ui/button';
import { useHasBecome } from '@portal/ui/use-arrival';
import { approval, banners, pendingWithoutMail } from '../messages.ts';
import { RemarksContext } from '../remarks/remarks-context.ts';
import { labelOf } from '../values/field-labels.ts';
import { goToField, placeId } from '../values/go-to-field.ts';

type Shown = Pick<TeacherProfile, 'status' | 'submission' | 'firstApprovedAt' | 'hasChanges'>;

/** How far the approval is and what to do next, over the form. */
export function StatusBanner({ profile }: { profile: Shown }) {
  const { status, submission, firstApprovedAt, hasChanges } = profile;
  const { title, body } = banners[status];
  const sendsMail = useSendsMail();
  const remarks = use(RemarksContext);
  const timeZone = useTeacherZone();
  const isFresh = useHasBecome(status === 'REJECTED');
  const isPublic = firstApprovedAt !== null && <p>{approval.oldStaysPublic}</p>;
  switch (status) {
    case 'PENDING':
      return (
        <ApprovalBanner state="WAITING" title={title} dueAt={submission?.dueAt} timeZone={timeZone}>
          <p>{sendsMail ? body : pendingWithoutMail}</p>
          <p>{approval.changedWhilePending}</p>
          {isPublic}
        </ApprovalBanner>
      );
    case 'REJECTED':
      return (
        <ApprovalBanner
          state="DECLINED"
          isFresh={isFresh}
          title={title}
          timeZone={timeZone}
          reason={submission?.reason}
          remarks={remarks.map(({ place, remark, isChanged }) => ({
            path: place,
            label: labelOf(place),
            remark,
            isChanged,
            href: `#${placeId(place)}`,
          }))}
          onFollow={goToField}
        >
          {isPublic}
        </ApprovalBanner>
      );
    case 'APPROVED':
      if (hasChanges) {
        return (
          <ApprovalBanner state="OPEN" title={approval.hasChanges} timeZone={timeZone}>
            {approval.hasChangesBody}
          </ApprovalBanner>
        );
      }
      return (
        <ApprovalBanner
          state="APPROVED"
          title={title}
          timeZone={timeZone}
          action={
            <Button asChild variant="outline">
              <RouterLink href={paths.newCourse()}>{approval.makeCourse}</RouterLink>
            </Button>
          }
        />
      );
    default:
      return (
        <ApprovalBanner state="OPEN" title={title} timeZone={timeZone}>
          <p>{body}</p>
          {isPublic}
        </ApprovalBanner>
      );
  }
}
