import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { Controller, FormProvider, useWatch } from 'react-hook-form';
import { useListClassesQuery } from '@portal/api/classes/classes.api';
import { usePlaceDocumentMutation } from '@portal/api/library/places.api';
import { DownloadSwitch } from '@portal/coursework/download-switch';
import { LectureDates } from '@portal/coursework/lecture-dates';
import { LessonChoice } from '@portal/coursework/lesson-choice';
import type { LibraryDocument } from '@portal/domain/library/document';
import { LIMITS } from '@portal/domain/tenant/limits';
import { now } from '@portal/portal-core/clock';
import { QueryState } from '@portal/portal-core/query-state';
import { useToast } from '@portal/portal-core/show-toast';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { useContractForm } from '@portal/portal-core/use-contract-form';
import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { Field, TextArea, TextInput } from '@portal/ui/field';
import { ProblemBanner } from '@portal/ui/problem-banner';
import { SelectField } from '@portal/ui/select-field';
import { StickyActions } from '@portal/ui/sticky-actions';
import { placing as words } from '../preview-messages.ts';
import { placeSchema, placeValues } from './place-schema.ts';

const ALL_CLASSES = { sort: 'name', size: '100' } as const;
const FIELD_OF: Readonly<Record<string, string>> = { deadlineAt: 'endAt' };

interface PlaceFormProps {
  document: LibraryDocument;
  onClose: () => void;
}

/** Puts a document into a class: for which lessons, from when until when, and whether it may be taken (ASG-1, ASG-3). */
export function PlaceForm({ document, onClose }: PlaceFormProps) {
  const query = useListClassesQuery(ALL_CLASSES);
  return (
    <Dialog open title={words.title} onClose={onClose} closeOnClickAway={false}>
      <QueryState query={query} size="sm" failed={words.classesFailed}>
        {({ items }) => {
          const open = items.filter(({ canceledAt, progress }) => canceledAt === null && progress !== 'FINISHED');
          return open.length === 0 ? (
            <p>{words.noClasses}</p>
          ) : (
            <Fields document={document} classes={open} onClose={onClose} />
          );
        }}
      </QueryState>
    </Dialog>
  );
}

interface FieldsProps extends PlaceFormProps {
  classes: readonly { readonly id: string; readonly name: string }[];
}

function Fields({ document, classes, onClose }: FieldsProps) {
  const zone = useTeacherZone();
  const [place] = usePlaceDocumentMutation();
  const toast = useToast();
  const [defaultValues] = useState(() => placeValues(document, now(), zone));
  const { form, submit, isSending, problem } = useContractForm({
    schema: placeSchema,
    defaultValues,
    fieldOf: (path) => FIELD_OF[path] ?? path,
    async send({ fileIds: _none, ...values }, clientId) {
      const { className } = await place({ id: document.id, body: { clientId, isDraft: false, ...values } }).unwrap();
      toast({ type: 'success', title: words.done(className) });
    },
    onSent: onClose,
  });
  const { control, register, formState, setValue } = form;
  const { errors } = formState;
  const classId = useWatch({ control, name: 'classId' });
  return (
    <FormProvider {...form}>
      <chakra.form noValidate onSubmit={submit} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
        <SelectField
          label={words.class}
          placeholder={words.choose}
          options={classes.map(({ id, name }) => ({ value: id, label: name }))}
          error={errors.classId?.message}
          required
          {...register('classId', { onChange: () => setValue('lessonIds', []) })}
        />
        {classId !== '' && (
          <Controller
            control={control}
            name="lessonIds"
            render={({ field: { value, onChange }, fieldState }) => (
              <LessonChoice
                classId={classId}
                zone={zone}
                value={value}
                onChange={onChange}
                error={fieldState.error?.message}
              />
            )}
          />
        )}
        <Field label={words.name} error={errors.title?.message} limit={LIMITS.handoutTitleMax} required>
          <TextInput {...register('title')} autoComplete="off" />
        </Field>
        <Field label={words.content} error={errors.content?.message} limit={LIMITS.handoutTextMax} optional>
          <TextArea rows={2} {...register('content')} placeholder={words.contentPlaceholder} />
        </Field>
        <LectureDates zone={zone} />
        <DownloadSwitch files={[document.file]} label={words.download} hint={words.downloadHint} />
        <ProblemBanner title={words.failed} problem={problem} />
        <StickyActions>
          <Button type="submit" loading={isSending}>
            {words.submit}
          </Button>
        </StickyActions>
      </chakra.form>
    </FormProvider>
  );
}
