import { chakra } from '@chakra-ui/react/styled-system';
import type { KeyboardEvent } from 'react';
import type { LessonDesk } from '@portal/domain/lessons/lesson-desk.contract';
import { paths } from '@portal/domain/site/paths';
import { ConflictNotice } from '@portal/portal-core/autosave/conflict-notice';
import { SaveLine } from '@portal/portal-core/autosave/save-line';
import { RouterLink } from '@portal/portal-core/router-link';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { Banner } from '@portal/ui/banner';
import { Button } from '@portal/ui/button';
import { DraftNotice } from '@portal/ui/draft-notice';
import { FormSummary } from '@portal/ui/form-summary';
import { StickyActions } from '@portal/ui/sticky-actions';
import { TextLink } from '@portal/ui/text-link';
import { LessonProblem } from '../frame/lesson-problem.tsx';
import { wrapUp as words } from '../wrap-up-messages.ts';
import { AttendanceField } from './attendance-field.tsx';
import { NoteFields } from './note-fields.tsx';
import { TaughtFields } from './taught-fields.tsx';
import type { WrapUp } from './use-wrap-up.ts';
import { WrapUpLead } from './wrap-up-lead.tsx';

const LABELS = {
  marks: words.attendance,
  covered: words.covered,
  homeworkDueAt: words.homeworkDueDay,
  messageToGuardian: words.note,
  messageToGuardianVi: words.note,
  studentWords: words.studentWords,
};

interface Props {
  desk: LessonDesk;
  sheet: WrapUp;
}

/** Ctrl+Enter sends from wherever she writes; Enter in a line must not: what is sent cannot be called back. */
function onEnter(event: KeyboardEvent<HTMLFormElement>, maySend: boolean) {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  const isWanted = event.ctrlKey || event.metaKey;
  if (isWanted || event.target instanceof HTMLInputElement) event.preventDefault();
  if (isWanted && maySend) event.currentTarget.requestSubmit();
}

/** One sheet, filled in as far as the lesson tells; one button closes it all (W3). */
export function WrapUpForm({ desk, sheet }: Props) {
  const { form, submit, isSending, problem, problems, summary, saving } = sheet;
  const { autosave, draft } = saving;
  const zone = useTeacherZone();
  const isRunning = desk.lesson.status === 'IN_PROGRESS';

  function discard() {
    saving.revert();
    form.setValue('marks', {});
  }
  return (
    <chakra.form
      noValidate
      onSubmit={submit}
      onKeyDown={(event) => onEnter(event, !isRunning)}
      display="grid"
      gap="4"
      gridTemplateColumns="minmax(0, 1fr)"
      maxW="52rem"
    >
      {draft.restoredAt && !saving.savedAt && <DraftNotice onDiscard={discard} />}
      {isRunning ? (
        <Banner
          tone="info"
          title={words.running}
          action={
            <TextLink href={paths.lesson(desk.lesson.id)} linkAs={RouterLink} touch>
              {words.toLesson}
            </TextLink>
          }
        />
      ) : (
        <WrapUpLead desk={desk} />
      )}
      <ConflictNotice isShown={saving.rival !== null} onKeepMine={autosave.keepMine} onTakeTheirs={saving.takeTheirs} />
      <FormSummary problems={problems} labels={LABELS} {...summary} />
      <div>
        <AttendanceField attendance={desk.attendance} form={form} />
        <TaughtFields programme={desk.programme} isTrial={desk.lesson.isTrial} form={form} />
        <NoteFields desk={desk} form={form} />
      </div>
      <LessonProblem title={words.sendFailed} problem={saving.rival ? null : problem} />
      <StickyActions note={<SaveLine state={saving} zone={zone} isKept={draft.isKept} onRetry={autosave.retry} />}>
        {!isRunning && (
          <Button type="submit" size="lg" loading={isSending} aria-keyshortcuts="Control+Enter">
            {words.send}
          </Button>
        )}
      </StickyActions>
    </chakra.form>
  );
}
