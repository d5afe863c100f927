import { chakra } from '@chakra-ui/react/styled-system';
import { useCallback, useState } from 'react';
import { useCorrectFormMutation } from '@portal/api/recruiting/applications.api';
import type { ApplicationContent, ApplicationField, ApplicationView } from '@portal/domain/recruiting/application';
import { useToast } from '@portal/portal-core/show-toast';
import { useContractForm } from '@portal/portal-core/use-contract-form';
import { useFormDraft } from '@portal/portal-core/use-form-draft';
import { Button } from '@portal/ui/button';
import { DraftNotice } from '@portal/ui/draft-notice';
import { FormSummary } from '@portal/ui/form-summary';
import { Panel } from '@portal/ui/panel';
import { ProblemBanner } from '@portal/ui/problem-banner';
import { StickyActions } from '@portal/ui/sticky-actions';
import { ApplicationFields } from '../application/application-fields.tsx';
import {
  ApplicationDraft,
  type ApplicationValues,
  contentOf,
  correctionSchema,
  EMPTY_APPLICATION,
  FORM_LABELS,
  formNameOf,
} from '../application/application-values.ts';
import { correction as words } from '../messages.ts';

const formNames = Object.keys(EMPTY_APPLICATION) as (keyof ApplicationValues)[];

interface CorrectionFormProps {
  view: ApplicationView;
  contact: string;
  onCorrected: (view: ApplicationView) => void;
}

/** Only the fields that the team remarked on, each with its remark. */
export function CorrectionForm({ view, contact, onCorrected }: CorrectionFormProps) {
  const { code, files, uploadTicket } = view;
  const [correct] = useCorrectFormMutation();
  const toast = useToast();
  const [remarks] = useState<Partial<Record<ApplicationField, string>>>(() =>
    Object.fromEntries(view.remarks.map(({ path, remark }) => [path, remark])),
  );
  const names = Object.keys(remarks) as ApplicationField[];
  const asked: readonly string[] = names.map(formNameOf);
  const ticketOf = useCallback(() => Promise.resolve(uploadTicket ?? ''), [uploadTicket]);
  const { form, submit, isSending, problem, problems, summary } = useContractForm({
    schema: correctionSchema(names),
    defaultValues: { ...EMPTY_APPLICATION, ...view.values, files },
    fieldOf: (path) => formNameOf(path.replace(/^changes\./, '')),
    async send(values, clientId) {
      const content = contentOf(values);
      const changes = Object.fromEntries(names.map((name) => [name, content[name]])) as Partial<ApplicationContent>;
      const corrected = await correct({ code, body: { clientId, contact, changes } }).unwrap();
      draft.clear();
      onCorrected(corrected);
    },
    onSent: () => toast({ type: 'success', title: words.sent }),
  });
  const draft = useFormDraft(form, {
    key: `application:${code}`,
    version: 1,
    schema: ApplicationDraft,
    forVisitor: true,
    // What is not asked for stays as it was handed in.
    omit: formNames.filter((name) => !asked.includes(name)),
  });
  return (
    <Panel title={words.title}>
      <chakra.form noValidate onSubmit={submit} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5">
        {draft.restoredAt && <DraftNotice onDiscard={draft.discard} />}
        <FormSummary problems={problems} labels={FORM_LABELS} {...summary} />
        <ApplicationFields form={form} ticketOf={ticketOf} remarks={remarks} />
        <ProblemBanner problem={problem} />
        <StickyActions>
          <Button type="submit" loading={isSending}>
            {words.submit}
          </Button>
        </StickyActions>
      </chakra.form>
    </Panel>
  );
}
