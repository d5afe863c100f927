import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { SaveLine } from '@portal/portal-core/autosave/save-line';
import { useToast } from '@portal/portal-core/show-toast';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { Button } from '@portal/ui/button';
import { StickyActions } from '@portal/ui/sticky-actions';
import { SubmitDialog } from '../approval/submit-dialog.tsx';
import { draftOf } from '../form/course-fields.ts';
import { stepHref } from '../form/editor-links.ts';
import { findingsOfRefusal } from '../form/form-findings.ts';
import { actions, check, done, questions } from '../saving-messages.ts';
import { ConfirmAction, type Question } from '../state/confirm-action.tsx';
import { useEditor } from '../state/editor-context.ts';
import { useChangeKind } from '../state/use-change-kind.ts';
import { useCourseActions } from '../state/use-course-actions.ts';
import { useNotes } from '../state/use-editor-notes.ts';

const PUBLISHED = { NONE: null, MINOR: questions.live, MAJOR: questions.newDraft, UNKNOWN: questions.published };

/** Saves and hands in, with the question that belongs to where the course stands (CRS-3). */
export function EditorBar() {
  const { course, policy, isDirty, form } = useEditor();
  const { findings, setServerFindings } = useNotes();
  const kind = useChangeKind();
  const courseActions = useCourseActions();
  const navigate = useNavigate();
  const toast = useToast();
  const [question, setQuestion] = useState<Question | null>(null);
  const [isSubmitting, setIsSubmitting] = useState(false);
  const maySubmit = policy.submit !== 'ONLY_CHANGES' || kind === 'MAJOR';

  function save() {
    if (!isDirty) return toast({ type: 'success', title: policy.beforeSave ? done.nothing : done.draftSaved });
    if (policy.beforeSave === 'CANCELS_REQUEST') return setQuestion(questions.draft);
    if (policy.beforeSave === 'IS_PUBLISHED') return setQuestion(PUBLISHED[kind]);
    return void courseActions.save();
  }

  function showWhatIsWrong() {
    toast({ type: 'error', title: check.fixFirst });
    void navigate(stepHref(course.id, 'check'));
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
    event.preventDefault();
    if (!question && !isSubmitting) save();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <>
      <StickyActions note={<Saved />}>
        <Button variant={maySubmit ? 'outline' : 'solid'} onClick={save}>
          {maySubmit ? actions.saveDraft : actions.publishChanges}
        </Button>
        {maySubmit && (
          <Button
            onClick={() =>
              findings.some(({ level }) => level === 'ERROR') ? showWhatIsWrong() : setIsSubmitting(true)
            }
          >
            {actions.submit}
          </Button>
        )}
      </StickyActions>
      <ConfirmAction question={question} onConfirm={courseActions.save} onClose={() => setQuestion(null)} />
      {isSubmitting && (
        <SubmitDialog
          onClose={() => setIsSubmitting(false)}
          onIncomplete={(sentences) => {
            setIsSubmitting(false);
            setServerFindings({ content: draftOf(form.getValues()), findings: findingsOfRefusal(sentences) });
            showWhatIsWrong();
          }}
        />
      )}
    </>
  );
}

function Saved() {
  const { draft, autosave, ...state } = useEditor();
  const zone = useTeacherZone();
  return <SaveLine state={state} zone={zone} isKept={draft.isKept} onRetry={autosave.retry} />;
}
