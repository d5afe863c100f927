import { chakra } from '@chakra-ui/react/styled-system';
import { FormProvider } from 'react-hook-form';
import { type LessonPack, PACK_LIMITS } from '@portal/domain/library/pack';
import { paths } from '@portal/domain/site/paths';
import { ConflictNotice } from '@portal/portal-core/autosave/conflict-notice';
import { RouterLink } from '@portal/portal-core/router-link';
import { Button } from '@portal/ui/button';
import { DraftNotice } from '@portal/ui/draft-notice';
import { Field, TextInput } from '@portal/ui/field';
import { FormSummary } from '@portal/ui/form-summary';
import { PlainPanel } from '@portal/ui/plain-panel';
import { ProblemBanner } from '@portal/ui/problem-banner';
import { StickyActions } from '@portal/ui/sticky-actions';
import { board, editor as words, files, homework, questions } from '../pack-editor-messages.ts';
import { BoardPages } from './board-pages.tsx';
import { DocumentsField } from './documents-field.tsx';
import { HomeworkFields } from './homework-fields.tsx';
import { PackLead } from './pack-lead.tsx';
import { QuestionList } from './question-list.tsx';
import { usePackForm } from './use-pack-form.ts';

const LABELS = {
  name: words.name,
  documents: files.title,
  'homework.title': homework.name,
  'homework.content': homework.content,
  polls: questions.title,
  pages: board.title,
};
const Column = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '8', alignContent: 'start' },
});

/** All parts of a pack on one page; nothing but its name has to be there (W11). */
export function PackForm({ pack }: { pack: LessonPack | null }) {
  const { form, submit, isSending, problem, problems, summary, draft, ...rivalry } = usePackForm(pack);
  const { register, formState } = form;
  return (
    <FormProvider {...form}>
      <chakra.form
        noValidate
        // The search of a dialog sends too, and what it sends comes up here.
        onSubmit={(event) => event.target === event.currentTarget && submit(event)}
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        gap="6"
      >
        {/* A place that waits for its notice takes no room. */}
        <chakra.div css={{ '& > :not(:first-child, :empty)': { mt: '4' } }}>
          <PackLead />
          {draft.restoredAt && <DraftNotice onDiscard={draft.discard} />}
          <ConflictNotice
            isShown={rivalry.isRivalled}
            onKeepMine={rivalry.keepMine}
            onTakeTheirs={rivalry.takeTheirs}
          />
          <FormSummary problems={problems} labels={LABELS} {...summary} />
        </chakra.div>
        <chakra.div maxW="form">
          <Field label={words.name} required limit={PACK_LIMITS.nameMax} error={formState.errors.name?.message}>
            <TextInput {...register('name')} placeholder={words.namePlaceholder} autoComplete="off" />
          </Field>
        </chakra.div>
        <chakra.div display="grid" gridTemplateColumns="repeat(auto-fit, minmax(min(28rem, 100%), 1fr))" gap="8">
          <Column>
            <PlainPanel title={files.title}>
              <DocumentsField name="documents" label={files.list} choose={files.choose} helper={files.empty} />
            </PlainPanel>
            <HomeworkFields />
          </Column>
          <Column>
            <QuestionList />
            <BoardPages />
          </Column>
        </chakra.div>
        <ProblemBanner title={words.saveFailed} problem={problem} />
        <StickyActions note={!draft.isKept && words.notKept}>
          <Button asChild variant="outline">
            <RouterLink href={paths.lessonPacks()}>{words.close}</RouterLink>
          </Button>
          <Button type="submit" loading={isSending}>
            {words.save}
          </Button>
        </StickyActions>
      </chakra.form>
    </FormProvider>
  );
}
