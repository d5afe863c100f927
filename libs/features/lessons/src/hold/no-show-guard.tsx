import { chakra } from '@chakra-ui/react/styled-system';
import { useId, useState } from 'react';
import type { ApiProblem } from '@portal/api/api-problem';
import { formatTime } from '@portal/domain/format/date-time';
import type { LessonDesk } from '@portal/domain/lessons/lesson-desk.contract';
import { hasSomebodyCome, mayDeclareNoShow, mayTellOfWait } from '@portal/domain/lessons/no-show';
import { DeclareNoShow } from '@portal/lesson/declare-no-show';
import { NoShowRules } from '@portal/lesson/no-show-rules';
import { useNow } from '@portal/portal-core/clock';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { Panel } from '@portal/ui/panel';
import { LessonProblem } from '../frame/lesson-problem.tsx';
import { noShow } from '../messages.ts';
import { hasRoom } from './hold-state.ts';
import { WaitingClock } from './waiting-clock.tsx';

/** While the teacher waits for students who do not come: the clock, and the way out with its rule (CLS-3). */
export function NoShowGuard({ desk }: { desk: LessonDesk }) {
  const { lesson, attendance } = desk;
  // Kept here: what was refused because somebody has come is explained when the guard is gone.
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const isWaiting = lesson.status === 'IN_PROGRESS' && attendance.length > 0 && !hasSomebodyCome(desk);
  return (
    <>
      <LessonProblem title={noShow.failed} problem={problem} />
      {isWaiting && <Waiting desk={desk} onOutcome={setProblem} />}
    </>
  );
}

interface WaitingProps {
  desk: LessonDesk;
  onOutcome: (problem: ApiProblem | null) => void;
}

function Waiting({ desk, onOutcome }: WaitingProps) {
  const { lesson, noShowFrom } = desk;
  const zone = useTeacherZone();
  const rules = useId();
  const now = useNow(1_000).getTime();
  const startAt = Date.parse(lesson.startAt);
  if (now < startAt) return null;
  return (
    <Panel title={noShow.title}>
      <WaitingClock waited={now - startAt} length={Date.parse(noShowFrom) - startAt} />
      <chakra.p textStyle="body.sm" color="fg.muted">
        {!hasRoom(desk)
          ? noShow.messageByHand
          : mayTellOfWait(lesson.startAt, now)
            ? noShow.messageNow
            : noShow.messageHint}
      </chakra.p>
      <NoShowRules id={rules} />
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
        <DeclareNoShow desk={desk} now={now} describedBy={rules} onOutcome={onOutcome} />
        {!mayDeclareNoShow(desk, now) && (
          <chakra.p textStyle="body.sm" color="fg.muted">
            {noShow.notYet(formatTime(noShowFrom, zone))}
          </chakra.p>
        )}
      </chakra.div>
    </Panel>
  );
}
