import { useCallback, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { problemOf } from '@portal/api/api-problem';
import { lessonDeskApi, useGetLessonDeskQuery } from '@portal/api/lessons/lesson-desk.api';
import { useEnterLiveRoomMutation } from '@portal/api/live/live.api';
import type { LessonDesk } from '@portal/domain/lessons/lesson-desk.contract';
import { paths } from '@portal/domain/site/paths';
import { PageHeading } from '@portal/portal-core/page-heading';
import { RouterLink } from '@portal/portal-core/router-link';
import { Delayed } from '@portal/ui/delayed';
import { EmptyState } from '@portal/ui/empty-state';
import { ErrorState } from '@portal/ui/error-state';
import { SkeletonRows } from '@portal/ui/skeletons';
import { TextLink } from '@portal/ui/text-link';
import { doorKorean as words } from '../door-korean.ts';
import { Lobby } from '../lobby/lobby.tsx';
import { titles } from '../title-messages.ts';
import { EndDialog } from './end-dialog.tsx';
import { LiveRoom } from './live-room.tsx';
import { host } from './room-messages.ts';

interface Stay {
  readonly start: { audio: boolean; video: boolean };
  /** Another number is another stay. */
  readonly no: number;
}

const hasEnded = ({ lesson }: LessonDesk) => !['UPCOMING', 'IN_PROGRESS'].includes(lesson.status);

/** /account/live/:lessonId: the teacher before, in and after her room. */
export function HostRoomPage() {
  const { lessonId: id = '' } = useParams();
  const { currentData: desk, error, isFetching, refetch } = useGetLessonDeskQuery({ id });
  // Asked by itself: the page may be gone before the answer, and a refetch would not outlive it.
  const [askDesk] = lessonDeskApi.endpoints.getLessonDesk.useLazyQuery();
  const [enterRoom] = useEnterLiveRoomMutation();
  const [stay, setStay] = useState<Stay | null>(null);
  const [isEnding, setEnding] = useState(false);
  const navigate = useNavigate();
  const isOver = desk !== undefined && hasEnded(desk);
  const wrapUp = () => void navigate(paths.lessonWrapUp(id));
  /** A lesson to which nobody came has nothing to wrap up; the room says only that it is over. */
  const onOver = useCallback(async () => {
    // An answer that was under way may be from before the end.
    for (let tries = 0; tries < 2; tries++) {
      const { data } = await askDesk({ id });
      if (data && hasEnded(data)) return void navigate(data.notHeldReason ? paths.lesson(id) : paths.lessonWrapUp(id));
    }
    void navigate(paths.lesson(id));
  }, [askDesk, navigate, id]);

  return (
    <>
      <PageHeading title={desk?.lesson.title || titles.room} />
      {stay ? (
        <>
          <LiveRoom
            key={stay.no}
            enter={async () => (await enterRoom({ id }).unwrap()).pass}
            start={stay.start}
            onLeave={() => setEnding(true)}
            onAgain={() => setStay({ ...stay, no: stay.no + 1 })}
            onEnded={onOver}
          />
          <EndDialog
            lessonId={id}
            open={isEnding}
            onClose={() => setEnding(false)}
            onEnded={wrapUp}
            onLeave={() => setStay(null)}
          />
        </>
      ) : (
        <Delayed loading={!desk && !error} skeleton={<SkeletonRows rows={3} picture={false} label={words.loading} />}>
          {() =>
            !desk && problemOf(error).status === 404 ? (
              <EmptyState
                name="not-found"
                title={host.missing}
                action={
                  <TextLink href={paths.calendar()} linkAs={RouterLink} touch>
                    {host.toCalendar}
                  </TextLink>
                }
              >
                {host.missingBody}
              </EmptyState>
            ) : !desk ? (
              <ErrorState title={words.failed} onRetry={() => void refetch()} retrying={isFetching}>
                {problemOf(error).message}
              </ErrorState>
            ) : isOver ? (
              <EmptyState
                name="calendar-empty"
                title={words.gone.CLOSED[0]}
                action={
                  <TextLink href={paths.lesson(id)} linkAs={RouterLink} touch>
                    {host.back}
                  </TextLink>
                }
              />
            ) : (
              <Lobby
                lesson={{ ...desk.lesson, opensAt: desk.opensAt }}
                onEnter={(start) => setStay({ start, no: 1 })}
              />
            )
          }
        </Delayed>
      )}
    </>
  );
}
