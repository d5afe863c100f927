import { chakra } from '@chakra-ui/react/styled-system';
import { useDeleteAssignmentTemplateMutation } from '@portal/api/coursework/assignment-templates.api';
import type { AssignmentTemplate } from '@portal/domain/coursework/assignment-template';
import { Dialog } from '@portal/ui/dialog';
import { AgainForm } from '../again/again-form.tsx';
import { LastResult } from '../again/last-result.tsx';
import { HandoutRemoval } from '../handouts/handout-removal.tsx';
import { TemplateForm } from './template-form.tsx';
import type { TemplateAction } from './template-item.tsx';
import { templates as words } from './template-messages.ts';

export interface OpenTemplate {
  readonly action: TemplateAction;
  readonly template: AssignmentTemplate;
}

interface Props {
  /** Null: nothing is open over the list. */
  open: OpenTemplate | null;
  zone: string;
  onReload: () => void;
  onClose: () => void;
}

/** Giving a template again, changing it, and the question before it is deleted. */
export function TemplateDialogs({ open, zone, onReload, onClose }: Props) {
  const removal = useDeleteAssignmentTemplateMutation();
  const of = (action: TemplateAction) => (open?.action === action ? open.template : null);
  const [given, changed] = [of('again'), of('change')];
  return (
    <>
      <Dialog open={given !== null} title={words.give} description={given?.title} onClose={onClose}>
        {given && (
          <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
            <LastResult result={given.last} />
            <AgainForm from={{ kind: 'TEMPLATE', id: given.id }} zone={zone} onClose={onClose} />
          </chakra.div>
        )}
      </Dialog>
      <Dialog
        open={changed !== null}
        title={words.edit}
        description={words.editBody}
        onClose={onClose}
        closeOnClickAway={false}
      >
        {changed && <TemplateForm template={changed} onReload={onReload} onClose={onClose} />}
      </Dialog>
      <HandoutRemoval handout={of('remove')} mutation={removal} words={words} onClose={onClose} />
    </>
  );
}
