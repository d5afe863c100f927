import { Hourglass } from 'lucide-react';
import { useState } from 'react';
import { Banner } from '@portal/ui/banner';
import { Button } from '@portal/ui/button';
import { DueClock } from '@portal/ui/due-clock';
import { refusalOf } from '../form/pinned-remarks.ts';
import { actions, banners as words, questions } from '../saving-messages.ts';
import { ConfirmDeed } from '../state/confirm-deed.tsx';
import { useEditor } from '../state/editor-context.ts';
import { useCourseDeeds } from '../state/use-course-deeds.ts';
import { RefusalBanner } from './refusal-banner.tsx';

/** Where the course stands, and what that means for what is written here (CRS-2, CRS-3). */
export function StatusBanner() {
  const { course: known, rival, isDirty } = useEditor();
  const deeds = useCourseDeeds();
  const [isAsking, setIsAsking] = useState(false);
  const course = rival ?? known;
  const { status, request, liveRevisionNo, archivedAt } = course;
  const isLive = liveRevisionNo !== null && status !== 'PUBLISHED';
  const live = isLive && <p>{words.liveBody}</p>;
  const due = request && <DueClock dueAt={request.dueAt} />;

  if (archivedAt !== null)
    return (
      <Banner
        tone="lock"
        title={words.archivedTitle}
        action={
          <Button variant="outline" onClick={() => void deeds.unarchive()}>
            {actions.unarchive}
          </Button>
        }
      >
        {words.archivedBody}
      </Banner>
    );
  if (status === 'APPROVAL_IN_PROCESS')
    return (
      <Banner tone="lock" title={words.lockedTitle} action={due}>
        <p>{words.lockedBody}</p>
        {isDirty && <p>{words.lockedKept}</p>}
        {live}
      </Banner>
    );
  if (status === 'WAITING_APPROVAL')
    return (
      <>
        <Banner
          tone="info"
          icon={Hourglass}
          title={words.waitingTitle}
          action={
            <>
              {due}
              <Button variant="outline" onClick={() => setIsAsking(true)}>
                {actions.withdraw}
              </Button>
            </>
          }
        >
          <p>{words.waitingBody}</p>
          {live}
        </Banner>
        <ConfirmDeed
          question={isAsking ? questions.withdraw : null}
          onConfirm={deeds.withdraw}
          onClose={() => setIsAsking(false)}
        />
      </>
    );
  const refusal = refusalOf(course);
  if (refusal) return <RefusalBanner refusal={refusal} />;
  if (status === 'PUBLISHED')
    return (
      <Banner tone="success" title={words.publishedTitle}>
        {words.publishedBody}
      </Banner>
    );
  if (isLive)
    return (
      <Banner tone="info" title={words.liveTitle}>
        {words.liveBody}
      </Banner>
    );
  return null;
}
