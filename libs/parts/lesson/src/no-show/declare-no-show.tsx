import { useState } from 'react';
import { type ApiProblem, problemOf } from '@portal/api/api-problem';
import { useDeclareNoShowMutation } from '@portal/api/lessons/lesson-desk.api';
import type { LessonDesk } from '@portal/domain/lessons/lesson-desk.contract';
import { mayDeclareNoShow } from '@portal/domain/lessons/no-show';
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

/** Ends a lesson to which nobody came, after a question that tells what follows (CLS-3). */
export function DeclareNoShow({ desk, now, describedBy, onOutcome }: Props) {
  const [declare, { isLoading }] = useDeclareNoShowMutation();
  const [isAsking, setAsking] = useState(false);

  async function end({ lesson: { id, version } }: LessonDesk): Promise<void> {
    const { error } = await declare({ id, body: { version } });
    setAsking(false);
    onOutcome(error ? problemOf(error) : null);
  }
  return (
    <>
      <Button
        variant="outline"
        disabled={!desk || !mayDeclareNoShow(desk, now)}
        aria-describedby={describedBy}
        onClick={() => setAsking(true)}
      >
        {words.confirm}
      </Button>
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
    </>
  );
}
