import { chakra } from '@chakra-ui/react/styled-system';
import { FolderOpen } from 'lucide-react';
import { useId, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { PACK_LIMITS } from '@portal/domain/library/pack';
import { Button } from '@portal/ui/button';
import { HelpText } from '@portal/ui/help-text';
import { Icon } from '@portal/ui/icon';
import { SortableList } from '@portal/ui/sortable-list';
import { KindBadge } from '../list/kind-badge.tsx';
import { files as words } from '../pack-editor-messages.ts';
import { ChooseDocuments } from './choose-documents.tsx';
import type { PackValues } from './pack-values.ts';
import { TakeOutButton } from './take-out-button.tsx';
import { useTakeOut } from './use-take-out.ts';

interface DocumentsFieldProps {
  name: 'documents' | 'homework.documents';
  label: string;
  /** What the button says: 자료 고르기 */
  choose: string;
  /** Said while there are none. */
  helper: string;
}

/** Documents of the library, in an order of her own. */
export function DocumentsField({ name, label, choose, helper }: DocumentsFieldProps) {
  const id = useId();
  const { control } = useFormContext<PackValues>();
  const { field, fieldState } = useController({ control, name });
  const [isChoosing, setIsChoosing] = useState(false);
  const takeOut = useTakeOut(name);
  const value = field.value ?? [];
  function move(from: number, to: number) {
    field.onChange(value.toSpliced(from, 1).toSpliced(to, 0, value[from]!));
  }
  return (
    <chakra.div data-lines display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3">
      {value.length > 0 && (
        <SortableList
          label={label}
          items={value}
          nameOf={(_, at) => words.item(at + 1)}
          onMove={move}
          actions={(_, at) => (
            <TakeOutButton label={words.remove(words.item(at + 1))} onTakeOut={() => takeOut(at, words.removed)} />
          )}
        >
          {({ name: called, kind, fileName }) => (
            <chakra.div display="flex" alignItems="center" gap="3" minW="0" py="0.5">
              <KindBadge kind={kind} fileName={fileName} />
              <chakra.span minW="0" overflowWrap="anywhere">
                {called}
              </chakra.span>
            </chakra.div>
          )}
        </SortableList>
      )}
      <div id={id}>
        {value.length === 0 && <chakra.p color="fg.muted">{helper}</chakra.p>}
        <HelpText id={`${id}-error`} error={fieldState.error?.message} />
      </div>
      <Button
        data-add
        variant="outline"
        justifySelf="start"
        aria-describedby={id}
        startIcon={<Icon as={FolderOpen} size={16} />}
        disabled={value.length >= PACK_LIMITS.documentsMax}
        onClick={() => setIsChoosing(true)}
      >
        {choose}
      </Button>
      {isChoosing && <ChooseDocuments before={value} onChoose={field.onChange} onClose={() => setIsChoosing(false)} />}
    </chakra.div>
  );
}
