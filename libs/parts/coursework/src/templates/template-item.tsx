import { chakra } from '@chakra-ui/react/styled-system';
import { Pencil, Trash2 } from 'lucide-react';
import type { AssignmentTemplate } from '@portal/domain/coursework/assignment-template';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { LastResult } from '../again/last-result.tsx';
import { HandoutItem } from '../handouts/handout-item.tsx';
import { templates as words } from './template-messages.ts';

export type TemplateAction = 'again' | 'change' | 'remove';

interface Props {
  template: AssignmentTemplate;
  onAction: (action: TemplateAction) => void;
}

/** One template: what it says, how it went last time, and the way to give it again. */
export function TemplateItem({ template, onAction }: Props) {
  const { title, given, last, rubric, files, lateAllowed, downloadAllowed } = template;
  return (
    <HandoutItem
      handout={template}
      status={null}
      actions={[
        { id: 'change', label: words.change, icon: <Icon as={Pencil} />, onSelect: () => onAction('change') },
        {
          id: 'remove',
          label: words.remove,
          icon: <Icon as={Trash2} />,
          danger: true,
          separated: true,
          onSelect: () => onAction('remove'),
        },
      ]}
      facts={[
        words.times(given),
        rubric && words.criteria(rubric.length),
        !lateAllowed && words.noLate,
        files.length > 0 && !downloadAllowed && words.downloadBlocked,
      ]}
      words={words}
    >
      <chakra.div display="flex" flexWrap="wrap" alignItems="end" justifyContent="space-between" gap="3">
        <LastResult result={last} />
        <Button variant="outline" ms="auto" aria-label={words.giveOf(title)} onClick={() => onAction('again')}>
          {words.give}
        </Button>
      </chakra.div>
    </HandoutItem>
  );
}
