import { chakra } from '@chakra-ui/react/styled-system';
import { useNavigate } from 'react-router';
import * as v from 'valibot';
import { useCreateCourseMutation, useListCoursesQuery } from '@portal/api/courses/courses.api';
import { Filled } from '@portal/domain/contract/scalar';
import { paths } from '@portal/domain/site/paths';
import { LIMITS } from '@portal/domain/tenant/limits';
import { PageHeading } from '@portal/portal-core/page-heading';
import { useContractForm } from '@portal/portal-core/use-contract-form';
import { useFormDraft } from '@portal/portal-core/use-form-draft';
import { Button } from '@portal/ui/button';
import { Delayed } from '@portal/ui/delayed';
import { DraftNotice } from '@portal/ui/draft-notice';
import { Field, TextInput } from '@portal/ui/field';
import { ProblemBanner } from '@portal/ui/problem-banner';
import { SkeletonText } from '@portal/ui/skeletons';
import { StickyActions } from '@portal/ui/sticky-actions';
import { creation as words } from '../creation-messages.ts';
import { fields } from '../editor-messages.ts';
import { messages } from '../title-messages.ts';
import { CreationGate } from './creation-gate.tsx';

const NewCourseForm = v.object({ title: Filled(LIMITS.courseTitleMax, words.titleMissing) });

/** /account/teaching-profile/my-courses/new: a course begins with its name (CRS-5). */
export function NewCoursePage() {
  // Whether she may is told with her list; where it does not come, the server decides when the course is made.
  const list = useListCoursesQuery({ size: '1' });
  return (
    <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)" alignContent="start" maxW="form">
      <PageHeading title={messages.createTitle} />
      <Delayed loading={list.isLoading} skeleton={<SkeletonText lines={3} />}>
        {() => (list.data?.mayCreate === false ? <CreationGate /> : <TitleForm />)}
      </Delayed>
    </chakra.div>
  );
}

function TitleForm() {
  const navigate = useNavigate();
  const [create] = useCreateCourseMutation();
  const { form, submit, isSending, problem } = useContractForm({
    schema: NewCourseForm,
    defaultValues: { title: '' },
    async send({ title }, clientId) {
      const course = await create({ body: { clientId, title: title.trim() } }).unwrap();
      draft.clear();
      void navigate(paths.editCourse(course.id), { replace: true });
    },
  });
  const draft = useFormDraft(form, { key: 'course:new' });
  if (problem?.code === 'PROFILE_NOT_APPROVED') return <CreationGate />;
  return (
    <chakra.form noValidate onSubmit={submit} layerStyle="sheet" p={{ base: 'sheet', md: '6' }} display="grid" gap="5">
      <chakra.p color="fg.muted">{words.intro}</chakra.p>
      {draft.restoredAt && <DraftNotice onDiscard={draft.discard} />}
      <ProblemBanner title={words.failed} problem={problem} />
      <Field
        label={fields.title}
        helper={fields.titleHint}
        required
        limit={LIMITS.courseTitleMax}
        error={form.formState.errors.title?.message}
      >
        <TextInput {...form.register('title')} placeholder={fields.titlePlaceholder} autoComplete="off" />
      </Field>
      <StickyActions>
        <Button type="submit" loading={isSending}>
          {words.create}
        </Button>
      </StickyActions>
    </chakra.form>
  );
}
