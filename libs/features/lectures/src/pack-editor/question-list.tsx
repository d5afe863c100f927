import { chakra } from '@chakra-ui/react/styled-system';
import { Plus } from 'lucide-react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { PACK_LIMITS } from '@portal/domain/library/pack';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { PlainPanel } from '@portal/ui/plain-panel';
import { SortableList } from '@portal/ui/sortable-list';
import { questions as words } from '../pack-editor-messages.ts';
import { EMPTY_POLL, type PackValues } from './pack-values.ts';
import { QuestionFields } from './question-fields.tsx';
import { TakeOutButton } from './take-out-button.tsx';
import { useTakeOut } from './use-take-out.ts';

/** Questions that she will ask in the room, in her order. */
export function QuestionList() {
  const { control } = useFormContext<PackValues>();
  const { fields, append, move } = useFieldArray({ control, name: 'polls' });
  const takeOut = useTakeOut('polls');
  const isFull = fields.length >= PACK_LIMITS.pollsMax;

  return (
    <PlainPanel title={words.title} count={fields.length > 0 ? String(fields.length) : undefined}>
      <chakra.div data-lines display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3">
        {fields.length === 0 && <chakra.p color="fg.muted">{words.empty}</chakra.p>}
        {fields.length > 0 && (
          <SortableList
            label={words.list}
            items={fields}
            nameOf={(_, at) => words.item(at + 1)}
            onMove={move}
            actions={(_, at) => (
              <TakeOutButton label={words.remove(words.item(at + 1))} onTakeOut={() => takeOut(at, words.removed)} />
            )}
          >
            {(_, at) => <QuestionFields at={at} />}
          </SortableList>
        )}
        {isFull && <chakra.p color="fg.muted">{words.max}</chakra.p>}
        <Button
          data-add
          variant="outline"
          justifySelf="start"
          disabled={isFull}
          startIcon={<Icon as={Plus} size={16} />}
          onClick={() => append(EMPTY_POLL, { focusName: `polls.${fields.length}.question` })}
        >
          {words.add}
        </Button>
      </chakra.div>
    </PlainPanel>
  );
}
