import { useState } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { useUpdateAssignmentTemplateMutation } from '@portal/api/coursework/assignment-templates.api';
import type { AssignmentTemplate } from '@portal/domain/coursework/assignment-template';
import { Switch } from '@portal/ui/switch';
import { HandoutForm } from '../handouts/handout-form.tsx';
import { RubricEditor } from '../rubric/rubric-editor.tsx';
import { templateForm as words, templateSaid as said } from './template-messages.ts';
import { templateSchema, templateValues } from './template-values.ts';

interface Props {
  template: AssignmentTemplate;
  onReload: () => void;
  onClose: () => void;
}

/** What is kept of an assignment: its words, files and criteria (ASG-1). */
export function TemplateForm({ template, onReload, onClose }: Props) {
  const [update] = useUpdateAssignmentTemplateMutation();
  const [defaultValues] = useState(() => templateValues(template));
  const { id, version } = template;
  return (
    <HandoutForm
      location="ASSIGNMENT"
      draftKey={`assignment-template:${id}`}
      isNew={false}
      schema={templateSchema}
      labels={{}}
      save={(values) => update({ id, body: { version, ...values } }).unwrap()}
      defaultValues={defaultValues}
      words={words}
      said={said}
      onReload={onReload}
      onClose={onClose}
    >
      <LateSwitch />
      <RubricEditor />
    </HandoutForm>
  );
}

function LateSwitch() {
  const { control } = useFormContext<{ lateAllowed: boolean }>();
  return (
    <Controller
      control={control}
      name="lateAllowed"
      render={({ field: { value, ...field } }) => (
        <Switch {...field} checked={value} description={words.lateHint}>
          {words.lateAllowed}
        </Switch>
      )}
    />
  );
}
