import { chakra } from '@chakra-ui/react/styled-system';
import { useId, useState } from 'react';
import { type ApiProblem, problemOf } from '@portal/api/api-problem';
import { useDeclareNoShowMutation } from '@portal/api/lessons/lesson-desk.api';
import { NO_SHOW_AFTER_MS, waitedBy } from '@portal/domain/evidence/lesson-wait';
import type { LessonDesk } from '@portal/domain/lessons/lesson-desk.contract';
import { noShowHindrance } from '@portal/domain/lessons/no-show';
import { AlertDialog } from '@portal/ui/alert-dialog';
import { Button } from '@portal/ui/button';
import { noShow as words } from './no-show-messages.ts';

interface Props {
  /** Until it is here nothing can be declared. */
  desk: LessonDesk | undefined;
  /** Milliseconds. */
  now: number;
  /** Id of the rules, where they stand beside the button. */
  describedBy?: string;
  /** Why it was refused; null when the lesson has ended. */
  onOutcome: (problem: ApiProblem | null) => void;
}

/** Ends a lesson to which nobody came, after a question that tells what follows; until then it says what stands against it (CLS-3). */
export function DeclareNoShow({ desk, now, describedBy, onOutcome }: Props) {
  const [declare, { isLoading }] = useDeclareNoShowMutation();
  const [isAsking, setAsking] = useState(false);
  const why = useId();
  const reason = desk && reasonAgainst(desk, now);

  async function end({ lesson: { id, version } }: LessonDesk): Promise<void> {
    const { error } = await declare({ id, body: { version } });
    setAsking(false);
    onOutcome(error ? problemOf(error) : null);
  }
  return (
    <chakra.div display="grid" justifyItems="start" gap="1">
      <Button
        variant="outline"
        disabled={reason !== null}
        aria-describedby={[describedBy, reason && why].filter(Boolean).join(' ') || undefined}
        onClick={() => setAsking(true)}
      >
        {words.confirm}
      </Button>
      {reason && (
        <chakra.p id={why} textStyle="body.sm" color="fg.muted" fontVariantNumeric="tabular-nums">
          {reason}
        </chakra.p>
      )}
      <AlertDialog
        open={isAsking}
        danger
        title={words.question}
        confirmLabel={words.confirm}
        cancelLabel={words.wait}
        loading={isLoading}
        onConfirm={() => desk && void end(desk)}
        onCancel={() => setAsking(false)}
      >
        {words.rules.join(' ')}
      </AlertDialog>
    </chakra.div>
  );
}

function reasonAgainst(desk: LessonDesk, now: number): string | null {
  const hindrance = noShowHindrance(desk, now);
  if (hindrance === 'TOO_EARLY') return words.doableIn(NO_SHOW_AFTER_MS - waitedBy(desk.wait, now));
  return hindrance && words.hindrances[hindrance];
}
