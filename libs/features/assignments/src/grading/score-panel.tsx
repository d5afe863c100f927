import { chakra } from '@chakra-ui/react/styled-system';
import { MoreHorizontal } from 'lucide-react';
import { saysSomething } from '@portal/domain/contract/scalar';
import { ERROR_TAGS_MAX } from '@portal/domain/coursework/grading-comment';
import type { GradedSubmission } from '@portal/domain/coursework/submission';
import { SaveLine } from '@portal/portal-core/autosave/save-line';
import { FormRefusal } from '@portal/portal-core/form-refusal';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { useAction } from '@portal/portal-core/use-action';
import { Button } from '@portal/ui/button';
import { FoldRow } from '@portal/ui/fold-row';
import { Icon } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { Menu } from '@portal/ui/menu';
import { useIsSplit } from '@portal/ui/use-is-split';
import { comments, tags } from '../comment-messages.ts';
import { CommentBank } from '../comments/comment-bank.tsx';
import type { OpenComments } from '../comments/comments-dialog.tsx';
import { TagsField } from '../comments/tags-field.tsx';
import { useComments } from '../comments/use-comments.ts';
import { grading as words } from '../grading-messages.ts';
import { RubricFields } from '../rubric/rubric-fields.tsx';
import { RubricScore } from '../rubric/rubric-score.tsx';
import { FeedbackField } from './feedback-field.tsx';
import { GradeState } from './grade-state.tsx';
import { ScoreField } from './score-field.tsx';
import type { GradingSheet } from './use-grading.ts';

export interface ScorePanelProps {
  submission: GradedSubmission;
  sheet: GradingSheet;
  /** Whether it can be asked for once more. */
  mayAsk: boolean;
  onAsk: () => void;
  onComments: (open: OpenComments) => void;
}

const FORM = {
  desk: { overflowY: 'auto', overscrollBehavior: 'contain', px: '5', py: '5', borderInlineStartWidth: '1px' },
  phone: {
    position: 'sticky',
    bottom: '0',
    zIndex: 'sticky',
    mx: '-4',
    mb: '-4',
    px: '4',
    pt: '3',
    pb: 'max({spacing.3}, env(safe-area-inset-bottom))',
    maxH: '50dvh',
    overflowY: 'auto',
    borderTopWidth: '1px',
    borderTopRadius: 'xl',
    boxShadow: 'lg',
  },
} as const;

/** However long the column is, she goes on from its foot. */
const ALWAYS_SEEN = {
  position: 'sticky',
  bottom: '-5',
  mx: '-5',
  mb: '-5',
  px: '5',
  py: '3',
  borderTopWidth: '1px',
  bg: 'bg.panel',
} as const;

/** Score, words and what becomes of it: beside the work, on a phone at its foot. */
export function ScorePanel({ submission, sheet, mayAsk, onAsk, onComments }: ScorePanelProps) {
  const { form, submit, isSending, problem, saving } = sheet;
  const { autosave, draft } = saving;
  const zone = useTeacherZone();
  const act = useAction();
  const isDesk = useIsSplit();
  const mayReturn = submission.gradeState === 'GRADED' && !saving.isDirty;
  const giveBack = () =>
    void act(sheet.giveBack, { done: words.givenBack(submission.student.name), failed: words.giveBackFailed });
  const acts = [
    ...(mayReturn ? [{ id: 'return', label: words.giveBack, onSelect: giveBack }] : []),
    ...(mayAsk ? [{ id: 'ask', label: words.askAgain, onSelect: onAsk }] : []),
  ];
  const { known } = useComments();
  const [written, errorTags, points, sum] = form.watch(['feedback', 'errorTags', 'rubricPoints', 'score']);
  const tagsField = (
    <TagsField
      label={tags.title}
      helper={tags.helper}
      value={errorTags}
      onChange={(next) => {
        sheet.writeTags(next);
        autosave.fieldLeft();
      }}
      max={ERROR_TAGS_MAX}
      known={known}
    />
  );
  return (
    <chakra.form
      aria-label={words.panel}
      noValidate
      onSubmit={submit}
      bg="bg.panel"
      display="grid"
      alignContent="start"
      gridTemplateColumns="minmax(0, 1fr)"
      gap={isDesk ? '5' : '3'}
      css={FORM[isDesk ? 'desk' : 'phone']}
      {...(!isDesk && { 'data-stays-in-sight': true })}
    >
      {submission.rubric ? (
        <>
          <RubricScore score={sum} />
          <RubricFields
            rubric={submission.rubric}
            value={points}
            onChange={sheet.writePoints}
            error={form.formState.errors.rubricPoints?.message}
            readOnly={isSending}
            firstRef={sheet.scoreFieldRef}
          />
        </>
      ) : (
        <ScoreField form={form} scoreFieldRef={sheet.scoreFieldRef} isSending={isSending} hasSteps={!isDesk} />
      )}
      {isDesk && <GradeState submission={submission} />}
      <FeedbackField
        form={form}
        feedbackRef={sheet.feedbackRef}
        isSending={isSending}
        isDesk={isDesk}
        onCaret={sheet.caretMoved}
        onSlash={() => onComments('search')}
        onLeave={autosave.fieldLeft}
      />
      {isDesk ? (
        <>
          <CommentBank
            onPick={sheet.insertComment}
            mayAdd={saysSomething(written)}
            onAdd={() => onComments({ text: sheet.chosenWords() })}
            onOpen={() => onComments('search')}
          />
          {tagsField}
        </>
      ) : (
        // The work has the larger half of the screen.
        <FoldRow label={tags.folded(errorTags.length)}>
          <chakra.div pt="2" display="grid" gap="3">
            <Button variant="outline" onClick={() => onComments('search')}>
              {comments.title}
            </Button>
            {tagsField}
          </chakra.div>
        </FoldRow>
      )}
      <FormRefusal title={words.failed} problem={saving.rival ? null : problem} onReload={autosave.refetch} />
      <SaveLine state={saving} zone={zone} isKept={draft.isKept} onRetry={autosave.retry} />
      <chakra.div display="flex" flexWrap="wrap" gap="2" css={isDesk ? ALWAYS_SEEN : {}}>
        {isDesk
          ? acts.map(({ id, label, onSelect }) => (
              <Button key={id} variant="outline" onClick={onSelect} flex="1 1 auto">
                {label}
              </Button>
            ))
          : acts.length > 0 && (
              <Menu
                label={words.others}
                trigger={
                  <IconButton variant="outline" size="lg" label={words.others} icon={<Icon as={MoreHorizontal} />} />
                }
                items={acts}
              />
            )}
        <Button
          type="submit"
          size={isDesk ? 'md' : 'lg'}
          flex="1 1 12rem"
          loading={isSending}
          disabled={saving.rival !== null}
          aria-keyshortcuts="Control+Enter"
        >
          {words.saveAndNext}
        </Button>
      </chakra.div>
    </chakra.form>
  );
}
