import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { useReturnSubmissionsMutation } from '@portal/api/coursework/submissions.api';
import { errorMessage } from '@portal/domain/contract/error-code';
import { GRADING_LIMITS, type QueuedSubmission } from '@portal/domain/coursework/submission';
import { useToast } from '@portal/portal-core/show-toast';
import { useAction } from '@portal/portal-core/use-action';
import { AlertDialog } from '@portal/ui/alert-dialog';
import { Banner } from '@portal/ui/banner';
import { Button } from '@portal/ui/button';
import { allGraded as words } from '../grading-messages.ts';

type Returnable = Pick<QueuedSubmission, 'id' | 'student'>;

interface Failed {
  readonly id: string;
  readonly name: string;
  readonly why: string;
}

interface Props {
  /** As many as are known to be graded. */
  graded: readonly Returnable[];
  /** Saves what is still being written, and says what is graded then. */
  saved?: () => Promise<readonly Returnable[]>;
}

/** Returns all that is graded in one step; what could not be returned is named, with why (ASG-2). */
export function ReturnAll({ graded, saved }: Props) {
  const [returnAll, { isLoading }] = useReturnSubmissionsMutation();
  /** What she is asked about: letters cannot be taken back. */
  const [asked, setAsked] = useState<readonly Returnable[] | null>(null);
  const [failed, setFailed] = useState<readonly Failed[]>([]);
  const act = useAction();
  const toast = useToast();

  const ask = () =>
    act(async () => setAsked(((await saved?.()) ?? graded).slice(0, GRADING_LIMITS.returnedAtOnce)), {
      failed: words.failed,
    });
  const send = (all: readonly Returnable[]) =>
    act(
      async () => {
        const answer = await returnAll({ body: { ids: all.map(({ id }) => id) } }).unwrap();
        const nameOf = new Map(all.map(({ id, student }) => [id, student.name]));
        setFailed(answer.failed.map(({ id, code }) => ({ id, name: nameOf.get(id) ?? '', why: errorMessage(code) })));
        if (answer.returned.length > 0) toast({ type: 'success', title: words.done(answer.returned.length) });
      },
      { failed: words.failed },
    );

  return (
    <chakra.div display="grid" gap="3" justifyItems="center">
      {graded.length > 0 && (
        <Button loading={isLoading} onClick={() => void ask()}>
          {words.returnAll(graded.length)}
        </Button>
      )}
      <AlertDialog
        open={asked !== null}
        title={words.ask(asked?.length ?? 0)}
        confirmLabel={words.askYes}
        onConfirm={() => {
          setAsked(null);
          if (asked) void send(asked);
        }}
        onCancel={() => setAsked(null)}
      >
        {words.askBody}
      </AlertDialog>
      <chakra.div role="alert" w="full" textAlign="start">
        {failed.length > 0 && (
          <Banner tone="warning" title={words.failedTitle(failed.length)}>
            <chakra.ul listStyleType="none">
              {failed.map(({ id, name, why }) => (
                <li key={id}>
                  {name}: {why}
                </li>
              ))}
            </chakra.ul>
          </Banner>
        )}
      </chakra.div>
    </chakra.div>
  );
}
