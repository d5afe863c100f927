import { chakra } from '@chakra-ui/react/styled-system';
import { useCorrectFormMutation } from '@portal/api/recruiting/applications.api';
import type { ApplicationContent, ApplicationField, ApplicationView } from '@portal/domain/recruiting/application';
import { useCallback, useState } from 'react';
import { useToast } from '@portal/portal-core/show-toast';
import { useContractForm } from '@portal/portal-core/use-contract-form';
import { Banner } from '@portal/ui/banner';
import { Button } from '@portal/ui/button';
import { FormSummary } from '@portal/ui/form-summary';
import { Panel } from '@portal/ui/panel';
import { StickyActions } from '@portal/ui/sticky-actions';
import { correction as words } from '../messages.ts';
import {
  contentOf,
  correctionSchema,
  EMPTY_APPLICATION,
  FORM_LABELS,
  formNameOf,
} from '../model/application-values.ts';
import { ApplicationFields } from './application-fields.tsx';

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
  const ticketOf = useCallback(() => Promise.resolve(uploadTicket ?? ''), [uploadTicket]);
  const { form, submit, isSending, problem, problems, summary } = useContractForm({
    schema: correctionSchema(names),
    defaultValues: { ...EMPTY_APPLICATION, ...view.values, files },
    fieldOf: (path) => formNameOf(path.replace(/^changes\./, '')),
    async send(values, clientId) {
      const content = contentOf(values);
      const changes = Object.fromEntries(names.map((name) => [name, content[name]])) as Partial<ApplicationContent>;
      onCorrected(await correct({ code, body: { clientId, contact, changes } }).unwrap());
    },
    onSent: () => toast({ type: 'success', title: words.sent }),
  });
  return (
    <Panel title={words.title}>
      <chakra.form noValidate onSubmit={submit} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5">
        <FormSummary problems={problems} labels={FORM_LABELS} {...summary} />
        <ApplicationFields form={form} ticketOf={ticketOf} remarks={remarks} />
        {problem && (
          <div role="alert">
            <Banner tone="error" title={problem.message} />
          </div>
        )}
        <StickyActions>
          <Button type="submit" loading={isSending}>
            {words.submit}
          </Button>
        </StickyActions>
      </chakra.form>
    </Panel>
  );
}
