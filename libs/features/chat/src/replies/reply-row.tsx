import { chakra } from '@chakra-ui/react/styled-system';
import { Pencil, Trash2 } from 'lucide-react';
import { PhraseText } from '@portal/conversation/phrase-text';
import type { SavedReply } from '@portal/domain/chat/saved-reply';
import { Icon } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { replies as words } from '../messages.ts';

interface ReplyRowProps {
  reply: SavedReply;
  onEdit: () => void;
  /** Null for a standard phrase, which is nobody's. */
  onRemove: (() => void) | null;
}

/** Here a place is called by its name: it is filled where the phrase is sent. */
const named = (place: string) => place;

/** One phrase with both languages beside each other, and what can be done to it. */
export function ReplyRow({ reply: { name, korean, vietnamese }, onEdit, onRemove }: ReplyRowProps) {
  return (
    <chakra.li
      display="flex"
      alignItems="flex-start"
      gap="2"
      py="3"
      borderTopWidth="1px"
      _first={{ borderTopWidth: 0 }}
    >
      <chakra.div flex="1 1 auto" minW="0">
        <chakra.h2 textStyle="body.md" fontWeight="semibold" overflowWrap="anywhere">
          {name}
        </chakra.h2>
        <chakra.div
          display="grid"
          columnGap="6"
          rowGap="1"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
          textStyle="body.sm"
          color="fg.muted"
          overflowWrap="anywhere"
        >
          <PhraseText lang="ko" lines={4} text={korean} valueOf={named} />
          <PhraseText lang="vi" lines={4} text={vietnamese} valueOf={named} />
        </chakra.div>
      </chakra.div>
      <IconButton label={words.edit(name)} icon={<Icon as={Pencil} />} onClick={onEdit} />
      {onRemove && <IconButton label={words.remove(name)} icon={<Icon as={Trash2} />} onClick={onRemove} />}
    </chakra.li>
  );
}
