import { chakra } from '@chakra-ui/react/styled-system';
import { Presentation } from 'lucide-react';
import { memo, useState } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { BoardPicture } from '@portal/board/board-picture';
import { PACK_LIMITS, type PackDrawing } from '@portal/domain/library/pack';
import { Button } from '@portal/ui/button';
import { HelpText } from '@portal/ui/help-text';
import { Icon } from '@portal/ui/icon';
import { PlainPanel } from '@portal/ui/plain-panel';
import { SortableList } from '@portal/ui/sortable-list';
import { board as words } from '../pack-editor-messages.ts';
import { type PackValues, packedPage } from './pack-values.ts';
import { pictureName } from './picture-name.ts';
import { TakeOutButton } from './take-out-button.tsx';
import { TakePages } from './take-pages.tsx';
import { useTakeOut } from './use-take-out.ts';

const HELP = 'pack-pages-help';

// A page is not drawn anew with every key that is typed beside it.
const Picture = memo(function Picture({ no, drawings }: { no: number; drawings: PackDrawing[] }) {
  return <BoardPicture drawings={drawings} label={pictureName(no, drawings)} loading={words.drawing} />;
});

/** Pages of a board that are there when the lesson begins, in her order. */
export function BoardPages() {
  const { control, formState } = useFormContext<PackValues>();
  const { fields, append, move } = useFieldArray({ control, name: 'pages', keyName: 'key' });
  const [isTaking, setIsTaking] = useState(false);
  const takeOut = useTakeOut('pages');
  const { pages: error } = formState.errors;
  const isFull = fields.length >= PACK_LIMITS.pagesMax;

  return (
    <PlainPanel title={words.title} count={fields.length > 0 ? String(fields.length) : undefined}>
      <chakra.div data-lines display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3">
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
            {({ drawings }, at) => (
              <chakra.div maxW="16rem" borderWidth="1px" borderColor="border" borderRadius="l1" overflow="hidden">
                <Picture no={at + 1} drawings={drawings} />
              </chakra.div>
            )}
          </SortableList>
        )}
        <div>
          {fields.length === 0 && <chakra.p color="fg.muted">{words.empty}</chakra.p>}
          <HelpText id={HELP} error={error?.message ?? error?.root?.message} helper={isFull && words.max} />
        </div>
        <Button
          data-add
          variant="outline"
          justifySelf="start"
          disabled={isFull}
          startIcon={<Icon as={Presentation} size={16} />}
          onClick={() => setIsTaking(true)}
        >
          {words.take}
        </Button>
      </chakra.div>
      {isTaking && (
        <TakePages
          left={PACK_LIMITS.pagesMax - fields.length}
          onTake={(pages) => append(pages.map(packedPage), { shouldFocus: false })}
          onClose={() => setIsTaking(false)}
        />
      )}
    </PlainPanel>
  );
}
