import { chakra } from '@chakra-ui/react/styled-system';
import { useId, useState } from 'react';
import { problemOf } from '@portal/api/api-problem';
import { useDeclareNoShowMutation } from '@portal/api/lessons/lesson-desk.api';
import { formatTime } from '@portal/domain/format/date-time';
import type { LessonDesk } from '@portal/domain/lessons/lesson-desk.contract';
import { useNow } from '@portal/portal-core/clock';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { AlertDialog } from '@portal/ui/alert-dialog';
import { Button } from '@portal/ui/button';
import { Panel } from '@portal/ui/panel';
import { ProblemBanner } from '../frame/problem-banner.tsx';
import { noShow } from '../messages.ts';
import { hasRoom, hasSomebodyCome } from './hold-state.ts';
import { WaitingClock } from './waiting-clock.tsx';

const MESSAGE_AFTER_MS = 5 * 60_000;

/** While the teacher waits for students who do not come: the clock, and the way out with its rule (CLS-3). */
export function NoShowGuard({ desk }: { desk: LessonDesk }) {
  const { lesson, attendance } = desk;
  const [declare, declaring] = useDeclareNoShowMutation();
  const isWaiting = lesson.status === 'IN_PROGRESS' && attendance.length > 0 && !hasSomebodyCome(desk);
  return (
    <>
      <ProblemBanner title={noShow.failed} problem={declaring.error ? problemOf(declaring.error) : null} />
      {isWaiting && (
        <Waiting
          desk={desk}
          isLoading={declaring.isLoading}
          onDeclare={() => declare({ id: lesson.id, body: { version: lesson.version } })}
        />
      )}
    </>
  );
}

type WaitingProps = Pick<DeclareProps, 'isLoading' | 'onDeclare'> & { desk: LessonDesk };

function Waiting({ desk, isLoading, onDeclare }: WaitingProps) {
  const now = useNow(1_000).getTime();
  const startAt = Date.parse(desk.lesson.startAt);
  const waited = now - startAt;
  if (waited < 0) return null;
  return (
    <Panel title={noShow.title}>
      <WaitingClock waited={waited} length={Date.parse(desk.noShowFrom) - startAt} />
      <chakra.p textStyle="body.sm" color="fg.muted">
        {!hasRoom(desk) ? noShow.messageByHand : waited < MESSAGE_AFTER_MS ? noShow.messageHint : noShow.messageNow}
      </chakra.p>
      <DeclareAbsent
        from={desk.noShowFrom}
        isOpen={now >= Date.parse(desk.noShowFrom)}
        isLoading={isLoading}
        onDeclare={onDeclare}
      />
    </Panel>
  );
}

interface DeclareProps {
  from: string;
  isOpen: boolean;
  isLoading: boolean;
  onDeclare: () => Promise<unknown>;
}

function DeclareAbsent({ from, isOpen, isLoading, onDeclare }: DeclareProps) {
  const zone = useTeacherZone();
  const rulesId = useId();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <chakra.div bg="bg.muted" borderRadius="l2" p="4" textStyle="body.sm">
        <chakra.p fontWeight="semibold">{noShow.ruleTitle}</chakra.p>
        <chakra.ul id={rulesId} mt="1" ps="4" listStyleType="disc" color="fg.muted">
          {noShow.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </chakra.ul>
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
        <Button variant="outline" disabled={!isOpen} aria-describedby={rulesId} onClick={() => setIsAsking(true)}>
          {noShow.confirm}
        </Button>
        {!isOpen && (
          <chakra.p textStyle="body.sm" color="fg.muted">
            {noShow.notYet(formatTime(from, zone))}
          </chakra.p>
        )}
      </chakra.div>
      <AlertDialog
        open={isAsking}
        danger
        title={noShow.question}
        confirmLabel={noShow.confirm}
        cancelLabel={noShow.wait}
        loading={isLoading}
        onConfirm={() => void onDeclare().then(() => setIsAsking(false))}
        onCancel={() => setIsAsking(false)}
      >
        {noShow.rules.join(' ')}
      </AlertDialog>
    </>
  );
}
