import { chakra } from '@chakra-ui/react/styled-system';
import { EyeOff, Eye, FolderInput, Tags, X } from 'lucide-react';
import { useState } from 'react';
import type { LibraryDocument } from '@portal/domain/library/document';
import { Button } from '@portal/ui/button';
import { Checkbox } from '@portal/ui/checkbox';
import { Icon } from '@portal/ui/icon';
import { AddTagsForm } from '../change/add-tags-form.tsx';
import { MoveForm } from '../change/move-form.tsx';
import { useHideDocuments } from '../change/use-hide-documents.ts';
import { chosen as words } from '../messages.ts';

interface ChosenBarProps {
  chosen: ReadonlyMap<string, LibraryDocument>;
  /** What the page shows now. */
  shown: readonly LibraryDocument[];
  isHidden: boolean;
  onPut: (documents: readonly LibraryDocument[], isIn: boolean) => void;
  onEnd: () => void;
}

/** What can be done with all that are chosen. */
export function ChosenBar({ chosen, shown, isHidden, onPut, onEnd }: ChosenBarProps) {
  const [asked, setAsked] = useState<'move' | 'tag' | null>(null);
  const hide = useHideDocuments();
  const documents = [...chosen.values()];
  const areAll = shown.length > 0 && shown.every(({ id }) => chosen.has(id));
  const close = () => setAsked(null);
  const disabled = documents.length === 0;
  return (
    <chakra.div
      role="group"
      aria-label={words.count(documents.length)}
      layerStyle="sheet"
      position="sticky"
      top="calc({sizes.header} + {spacing.2})"
      zIndex="1"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="2"
      px="3"
      py="2"
      mb="2"
      borderColor="celadon.solid"
    >
      <Checkbox checked={areAll} onChange={() => onPut(shown, !areAll)}>
        {words.all}
      </Checkbox>
      <chakra.p role="status" flex="1" minW="8rem" fontWeight="semibold" fontVariantNumeric="tabular-nums">
        {words.count(documents.length)}
      </chakra.p>
      <Button
        size="sm"
        variant="outline"
        disabled={disabled}
        startIcon={<Icon as={FolderInput} size={16} />}
        onClick={() => setAsked('move')}
      >
        {words.move}
      </Button>
      <Button
        size="sm"
        variant="outline"
        disabled={disabled}
        startIcon={<Icon as={Tags} size={16} />}
        onClick={() => setAsked('tag')}
      >
        {words.tag}
      </Button>
      <Button
        size="sm"
        variant="outline"
        disabled={disabled}
        startIcon={<Icon as={isHidden ? Eye : EyeOff} size={16} />}
        onClick={() => void hide(documents, !isHidden).then((isDone) => isDone && onEnd())}
      >
        {isHidden ? words.show : words.hide}
      </Button>
      <Button size="sm" variant="ghost" startIcon={<Icon as={X} size={16} />} onClick={onEnd}>
        {words.done}
      </Button>
      {asked === 'move' && <MoveForm documents={documents} onClose={close} onMoved={onEnd} />}
      {asked === 'tag' && <AddTagsForm documents={documents} onClose={close} onDone={onEnd} />}
    </chakra.div>
  );
}
