import { chakra } from '@chakra-ui/react/styled-system';
import { useLayoutEffect, useRef, useState } from 'react';
import type { GradedSubmission } from '@portal/domain/coursework/submission';
import { moveSubmission } from '@portal/domain/coursework/submission-transitions';
import { useTakeBack } from '@portal/portal-core/use-undo';
import { Dialog } from '@portal/ui/dialog';
import { DraftNotice } from '@portal/ui/draft-notice';
import { useIsSplit } from '@portal/ui/use-is-split';
import { CommentsDialog, type OpenComments } from '../comments/comments-dialog.tsx';
import { useComments } from '../comments/use-comments.ts';
import { asking } from '../grading-messages.ts';
import { MarkDeskContext, useMarkDesk } from '../marks/mark-desk.ts';
import type { Voices } from '../voice/use-voices.ts';
import { VoiceComment } from '../voice/voice-comment.tsx';
import { SubmissionWork } from '../work/submission-work.tsx';
import { AskAgainForm } from './ask-again-form.tsx';
import { GradingConflict } from './grading-conflict.tsx';
import { LateLabel } from './late-label.tsx';
import { ScorePanel } from './score-panel.tsx';
import { useGradingKeys } from './use-grading-keys.ts';
import { useGrading } from './use-grading.ts';
import { WorkHead } from './work-head.tsx';

export interface GradingDeskProps {
  submission: GradedSubmission;
  /** She came here from another one: the score waits for her figures. */
  isNext: boolean;
  hasKeys: boolean;
  voices: Voices;
  /** `before` is what it was when she took it up. */
  onDone: (saved: GradedSubmission, before: GradedSubmission) => void;
  /** To the one before or after, without being through with this one. */
  onStep: (by: 1 | -1) => void;
}

/** One submission on the desk: the work, and beside it what she says of it. */
export function GradingDesk({ submission, isNext, hasKeys, voices, onDone, onStep }: GradingDeskProps) {
  const marks = useMarkDesk();
  const grading = useGrading(submission, onDone);
  const sheet = {
    ...grading,
    // What she has just drawn and said is returned with it.
    async giveBack() {
      await marks.save();
      return grading.giveBack();
    },
  };
  const { form, saving } = sheet;
  const { autosave, draft, rival } = saving;
  const takeBack = useTakeBack();
  const isDesk = useIsSplit();
  const name = useRef<HTMLHeadingElement>(null);
  const [isAsking, setIsAsking] = useState(false);
  const [openComments, setOpenComments] = useState<OpenComments | null>(null);
  const comments = useComments();
  const written = form.watch();
  const mayAsk = !submission.hasLeft && 'to' in moveSubmission(submission.gradeState, 'ASK_AGAIN');

  const arrive = useRef(() => {
    // A phone would bring up its keyboard over the work.
    if (!isDesk) return name.current?.focus();
    sheet.scoreFieldRef.current?.focus();
    sheet.scoreFieldRef.current?.select();
  });
  useLayoutEffect(() => {
    if (isNext) arrive.current();
  }, [isNext]);

  useGradingKeys({
    isOn: hasKeys && !isAsking && openComments === null,
    onSave: () => rival === null && sheet.submit(),
    onStep,
    onComment(place) {
      const comment = comments.items[place];
      if (comment && !sheet.isSending) sheet.insertComment(comment);
    },
    onFigure(figure) {
      if (sheet.isSending) return;
      if (submission.rubric) sheet.writePoints([figure, ...form.getValues('rubricPoints').slice(1)]);
      else form.setValue('score', figure, { shouldDirty: true });
      sheet.scoreFieldRef.current?.focus();
    },
    onUndo() {
      // While she writes it takes back what she wrote, as everywhere.
      const isWriting = document.activeElement?.matches('input, textarea') ?? false;
      if (autosave.isDirty() && isWriting) return false;
      if (marks.undo()) return true;
      if (autosave.isDirty()) return false;
      void takeBack();
      return true;
    },
  });

  function say(isLate: boolean | null) {
    form.setValue('isLate', isLate, { shouldDirty: true });
    autosave.fieldLeft();
  }
  function keepMine() {
    autosave.keepMine();
    // What was graded elsewhere counts already; what counts in its place is saved like it.
    if (autosave.state().phase === 'UNSAVED') sheet.submit();
  }

  return (
    <>
      <chakra.div
        css={
          isDesk
            ? { overflowY: 'auto', overscrollBehavior: 'contain', px: '6', py: '4', minW: '0' }
            : { flex: '1', minW: '0', pb: '4' }
        }
      >
        <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4" maxW="52rem" marginInline="auto">
          <GradingConflict rival={rival} mine={written} onKeepMine={keepMine} onTakeTheirs={saving.takeTheirs} />
          {draft.restoredAt && !saving.savedAt && <DraftNotice onDiscard={saving.revert} />}
          <WorkHead submission={submission} ref={name}>
            <LateLabel submission={submission} said={written.isLate} onSay={say} />
          </WorkHead>
          <MarkDeskContext value={marks}>
            <VoiceComment submission={submission} voices={voices} />
            <SubmissionWork submission={submission} />
          </MarkDeskContext>
        </chakra.div>
      </chakra.div>
      <ScorePanel
        submission={submission}
        sheet={sheet}
        mayAsk={mayAsk}
        onAsk={() => setIsAsking(true)}
        onComments={setOpenComments}
      />
      {openComments !== null && (
        <CommentsDialog
          open={openComments}
          onPick={(comment) => {
            setOpenComments(null);
            sheet.insertComment(comment);
          }}
          onSlash={() => {
            setOpenComments(null);
            sheet.insert('/');
          }}
          onClose={() => setOpenComments(null)}
        />
      )}
      <Dialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={asking.title}
        description={asking.body(submission.student.name)}
        closeOnClickAway={false}
      >
        {isAsking && (
          <AskAgainForm
            id={submission.id}
            keep={async () => {
              await marks.save();
              return sheet.keep();
            }}
            onReload={autosave.refetch}
            onSent={() => {
              setIsAsking(false);
              onStep(1);
            }}
            onClose={() => setIsAsking(false)}
          />
        )}
      </Dialog>
    </>
  );
}
