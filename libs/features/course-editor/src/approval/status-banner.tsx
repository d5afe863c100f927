import { useState } from 'react';
import { ApprovalBanner } from '@portal/approval/approval-banner';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { Banner } from '@portal/ui/banner';
import { Button } from '@portal/ui/button';
import { useHasBecome } from '@portal/ui/use-arrival';
import { refusalOf } from '../form/pinned-remarks.ts';
import { actions, banners as words, questions } from '../saving-messages.ts';
import { ConfirmAction } from '../state/confirm-action.tsx';
import { useEditor } from '../state/editor-context.ts';
import { useCourseActions } from '../state/use-course-actions.ts';
import { RefusalBanner } from './refusal-banner.tsx';

/** Where the course stands, and what that means for what is written here (CRS-2, CRS-3). */
export function StatusBanner() {
  const { course: known, rival, isDirty } = useEditor();
  const courseActions = useCourseActions();
  const timeZone = useTeacherZone();
  const [isAsking, setIsAsking] = useState(false);
  const course = rival ?? known;
  const { status, request, liveRevisionNo, archivedAt } = course;
  const refusal = refusalOf(course);
  const isFresh = useHasBecome(refusal !== null);
  const isLive = liveRevisionNo !== null && status !== 'PUBLISHED';
  const live = isLive && <p>{words.liveBody}</p>;

  if (archivedAt !== null)
    return (
      <Banner
        tone="lock"
        title={words.archivedTitle}
        action={
          <Button variant="outline" onClick={() => void courseActions.unarchive()}>
            {actions.unarchive}
          </Button>
        }
      >
        {words.archivedBody}
      </Banner>
    );
  if (status === 'APPROVAL_IN_PROCESS')
    return (
      <ApprovalBanner state="LOCKED" title={words.lockedTitle} dueAt={request?.dueAt} timeZone={timeZone}>
        <p>{words.lockedBody}</p>
        {isDirty && <p>{words.lockedKept}</p>}
        {live}
      </ApprovalBanner>
    );
  if (status === 'WAITING_APPROVAL')
    return (
      <>
        <ApprovalBanner
          state="WAITING"
          title={words.waitingTitle}
          dueAt={request?.dueAt}
          timeZone={timeZone}
          action={
            <Button variant="outline" onClick={() => setIsAsking(true)}>
              {actions.withdraw}
            </Button>
          }
        >
          <p>{words.waitingBody}</p>
          {live}
        </ApprovalBanner>
        <ConfirmAction
          question={isAsking ? questions.withdraw : null}
          onConfirm={courseActions.withdraw}
          onClose={() => setIsAsking(false)}
        />
      </>
    );
  if (refusal) return <RefusalBanner refusal={refusal} isFresh={isFresh} />;
  if (status === 'PUBLISHED')
    return (
      <ApprovalBanner state="APPROVED" title={words.publishedTitle} timeZone={timeZone}>
        {words.publishedBody}
      </ApprovalBanner>
    );
  if (isLive)
    return (
      <ApprovalBanner state="OPEN" title={words.liveTitle} timeZone={timeZone}>
        {words.liveBody}
      </ApprovalBanner>
    );
  return null;
}
