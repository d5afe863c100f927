import { chakra } from '@chakra-ui/react/styled-system';
import { millisecondsInSecond } from 'date-fns/constants';
import { useId } from 'react';
import { useGetLessonDeskQuery } from '@portal/api/lessons/lesson-desk.api';
import { waitedBy } from '@portal/domain/evidence/lesson-wait';
import { formatClock } from '@portal/domain/format/clock';
import { WaitRing } from '@portal/lesson/wait-ring';
import { waitTitle } from '@portal/lesson/wait-title';
import { useNow } from '@portal/portal-core/clock';
import { useRoom } from '../session/use-room.ts';
import { hostClock as words } from './clock-messages.ts';
import { isAnybodyWaitedFor, missingOf } from './missing-of.ts';
import { WaitActions } from './wait-actions.tsx';
import { WaitLine } from './wait-line.tsx';
import { WaitSteps } from './wait-steps.tsx';

/** The host without her students: how long she has waited, and what she may do by then; in a line where something else has the stage. */
export function WaitClock({ isLine = false }: { isLine?: boolean }) {
  const { state } = useRoom();
  const heading = useId();
  const { data } = useGetLessonDeskQuery({ id: state.lesson.lessonId });
  const now = useNow(millisecondsInSecond).getTime();
  const { wait } = state;
  if (!wait) return null;
  const title = waitTitle(wait, data?.attendance);
  const mayTell = !data || isAnybodyWaitedFor(missingOf(data.attendance, wait));
  // Of the wait the room hears at once.
  const actions = <WaitActions wait={wait} desk={data && { ...data, wait }} mayTell={mayTell} now={now} />;
  if (isLine) return <WaitLine title={title} waited={formatClock(waitedBy(wait, now))} actions={actions} />;
  return (
    <chakra.section
      aria-labelledby={heading}
      containerType="inline-size"
      layerStyle="sheet"
      display="grid"
      alignItems="center"
      p={{ base: '4', md: '6' }}
    >
      <chakra.div
        display="grid"
        gap="6"
        alignItems="center"
        justifyItems="center"
        gridTemplateColumns="minmax(0, 1fr)"
        css={{ '@container (min-width: 40rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } }}
      >
        <WaitRing wait={wait} now={now} size="min(20rem, 60cqi, 45dvh)" />
        <chakra.div display="grid" gap="4" w="full" maxW="26rem" gridTemplateColumns="minmax(0, 1fr)">
          <chakra.h3 id={heading} textStyle="title.lg">
            {title}
          </chakra.h3>
          <WaitSteps wait={wait} mayTell={mayTell} now={now} />
          {actions}
          <chakra.p textStyle="body.sm" color="fg.muted">
            {words.waitKept}
          </chakra.p>
        </chakra.div>
      </chakra.div>
    </chakra.section>
  );
}
