import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useId } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import type { ContractForm } from '@portal/portal-core/use-contract-form';
import type { FormDraftState } from '@portal/portal-core/use-form-draft';
import { Button } from '@portal/ui/button';
import { DraftNotice } from '@portal/ui/draft-notice';
import { FormSummary } from '@portal/ui/form-summary';
import { fields as labels } from '../planning-messages.ts';
import { TakenNote } from '../taken/taken-note.tsx';
import { useTakenLessons } from '../taken/use-taken-lessons.ts';
import { CreationRefusal } from './creation-refusal.tsx';
import { FormSheet } from './form-sheet.tsx';
import { LessonPreview } from './lesson-preview.tsx';
import { PlanningLayout } from './planning-layout.tsx';
import { TimingFields } from './timing-fields.tsx';
import type { LessonPreviewState } from './use-lesson-preview.ts';

interface Props<I extends FieldValues, O> {
  planning: ContractForm<I, O> & { draft: FormDraftState; preview: LessonPreviewState };
  intro: string;
  /** On the button that makes it. */
  make: string;
  /** Beside that button. */
  wayBack?: ReactNode;
  /** Of what it is made. */
  what: ReactNode;
  /** Below its times. */
  children?: ReactNode;
}

/** The form of a class, or of its next term, beside the lessons that would come of it. */
export function PlanningForm<I extends FieldValues, O>(props: Props<I, O>) {
  const { form, isSending, problem, problems, summary, draft, preview } = props.planning;
  const taken = useTakenLessons(props.planning);
  const noteId = useId();
  // It stands at its row then.
  const isAtItsRow = problem?.conflict !== undefined && preview.lessons !== null;
  return (
    <FormProvider {...form}>
      <PlanningLayout
        onSubmit={taken.submit}
        preview={<LessonPreview {...preview} />}
        previewRef={taken.rows}
        note={<TakenNote id={noteId} count={taken.count} onGo={taken.goToFirst} />}
        actions={
          <>
            {props.wayBack}
            <Button type="submit" loading={isSending} aria-describedby={noteId}>
              {props.make}
            </Button>
          </>
        }
      >
        <chakra.p color="fg.muted">{props.intro}</chakra.p>
        {draft.restoredAt && <DraftNotice onDiscard={draft.discard} />}
        <FormSummary problems={problems} labels={labels} {...summary} />
        <FormSheet title={labels.what}>{props.what}</FormSheet>
        <FormSheet title={labels.when}>
          <TimingFields />
        </FormSheet>
        {props.children}
        <CreationRefusal problem={isAtItsRow ? null : problem} />
      </PlanningLayout>
    </FormProvider>
  );
}
