import type { KeyboardEvent } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import type { LessonDesk } from '@portal/domain/lessons/lesson-desk.contract';
import { paths } from '@portal/domain/site/paths';
import { RouterLink } from '@portal/portal-core/router-link';
import { Banner } from '@portal/ui/banner';
import { Button } from '@portal/ui/button';
import { DraftNotice } from '@portal/ui/draft-notice';
import { FormSummary } from '@portal/ui/form-summary';
import { StickyActions } from '@portal/ui/sticky-actions';
import { TextLink } from '@portal/ui/text-link';
import { ProblemBanner } from '../frame/problem-banner.tsx';
import { wrapUpFieldsOf } from './wrap-up-fields.ts';
import { wrapUp as words } from '../wrap-up-messages.ts';
import { AttendanceField } from './attendance-field.tsx';
import { ConflictBanner } from './conflict-banner.tsx';
import { NoteFields } from './note-fields.tsx';
import { SaveState } from './save-state.tsx';
import { TaughtFields } from './taught-fields.tsx';
import type { WrapUp } from './use-wrap-up.ts';

const LABELS = {
  marks: words.attendance,
  covered: words.covered,
  homeworkDueAt: words.homeworkDueDay,
  messageToGuardian: words.note,
  messageToGuardianVi: words.note,
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
  const { form, submit, isSending, problem, problems, summary, saving, keeper, draft } = sheet;
  const isRunning = desk.lesson.status === 'IN_PROGRESS';

  function discard() {
    form.reset(wrapUpFieldsOf(desk), { keepDefaultValues: true });
    draft.clear();
  }
  return (
    <chakra.form
      noValidate
      onSubmit={submit}
      onKeyDown={(event) => onEnter(event, !isRunning)}
      display="grid"
      gap="4"
      gridTemplateColumns="minmax(0, 1fr)"
      maxW="48rem"
    >
      {draft.restoredAt && !saving.savedAt && <DraftNotice onDiscard={discard} />}
      {isRunning && (
        <Banner
          tone="info"
          title={words.running}
          action={
            <TextLink href={paths.lesson(desk.lesson.id)} linkAs={RouterLink} touch>
              {words.toLesson}
            </TextLink>
          }
        />
      )}
      <ConflictBanner rival={saving.rival} keeper={keeper} />
      <FormSummary problems={problems} labels={LABELS} {...summary} />
      <AttendanceField attendance={desk.attendance} form={form} />
      <TaughtFields programme={desk.programme} isTrial={desk.lesson.isTrial} form={form} />
      <NoteFields desk={desk} form={form} />
      <ProblemBanner title={words.sendFailed} problem={saving.rival ? null : problem} />
      <StickyActions note={<SaveState sheet={sheet} />}>
        {!isRunning && (
          <Button type="submit" size="lg" loading={isSending} aria-keyshortcuts="Control+Enter">
            {words.send}
          </Button>
        )}
      </StickyActions>
    </chakra.form>
  );
}
