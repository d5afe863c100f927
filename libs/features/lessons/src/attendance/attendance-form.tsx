import { chakra } from '@chakra-ui/react/styled-system';
import { useForm, useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { problemOf } from '@portal/api/api-problem';
import { useMarkAttendanceMutation } from '@portal/api/lessons/lesson-desk.api';
import type { LessonDesk } from '@portal/domain/lessons/lesson-desk.contract';
import { useToast } from '@portal/portal-core/show-toast';
import { useFormDraft } from '@portal/portal-core/use-form-draft';
import { Button } from '@portal/ui/button';
import { DraftNotice } from '@portal/ui/draft-notice';
import { StickyActions } from '@portal/ui/sticky-actions';
import { LessonProblem } from '../frame/lesson-problem.tsx';
import { attendance as words } from '../messages.ts';
import { AttendanceChoice } from './attendance-choice.tsx';
import { focusOn } from './focus-on.ts';
import { areNotesRight, attendanceDraft, decidedMarks, Marks } from './marks.ts';

interface Props {
  desk: LessonDesk;
  /** Whether somebody has asked for it just now: then the focus goes with her. */
  isAsked: boolean;
  onClose: () => void;
}

/** Corrections of the attendance; what is not touched follows the room while it is written. */
export function AttendanceForm({ desk: { lesson, attendance }, isAsked, onClose }: Props) {
  const form = useForm<{ marks: Marks }>({ defaultValues: { marks: {} } });
  const marks = useWatch({ control: form.control, name: 'marks' });
  const draft = useFormDraft(form, { key: attendanceDraft(lesson.id), schema: v.object({ marks: Marks }) });
  const [mark, marking] = useMarkAttendanceMutation();
  const toast = useToast();
  const touched = attendance.filter(({ studentId }) => studentId in marks);
  const sent = decidedMarks(touched, marks);

  function close() {
    draft.discard();
    onClose();
  }
  async function save() {
    if (sent.length === 0) {
      close();
      return;
    }
    const { error } = await mark({ id: lesson.id, body: { marks: sent } });
    if (error) return;
    toast({ type: 'success', title: words.saved });
    close();
  }
  return (
    <chakra.form
      ref={isAsked ? focusOn : undefined}
      tabIndex={-1}
      outline="none"
      aria-label={words.fix}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (marking.isLoading) return;
        if (areNotesRight(touched, marks)) void save();
        else focusOn(event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]'));
      }}
    >
      {draft.restoredAt && <DraftNotice onDiscard={draft.discard} />}
      <LessonProblem title={words.failed} problem={marking.error ? problemOf(marking.error) : null} />
      <AttendanceChoice
        attendance={attendance}
        marks={marks}
        onChange={(next) => form.setValue('marks', next)}
        showsMissing={false}
      />
      <StickyActions
        note={
          <chakra.p textStyle="body.sm" color="fg.muted">
            {words.hint}
          </chakra.p>
        }
      >
        <Button variant="outline" onClick={close}>
          {words.cancel}
        </Button>
        <Button type="submit" loading={marking.isLoading}>
          {words.save}
        </Button>
      </StickyActions>
    </chakra.form>
  );
}
