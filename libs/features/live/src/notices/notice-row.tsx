import { chakra } from '@chakra-ui/react/styled-system';
import { type LucideIcon, X } from 'lucide-react';
import { type RefObject, useId, useRef } from 'react';
import { Icon } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { useFocusAfter } from '../use-focus-after.ts';
import { useNoticeWords } from './notice-messages.ts';

/** With very large text the words need all the width. */
const NARROW = '@container (max-width: 16rem)';

interface NoticeRowProps {
  /** In which it stands with the others. */
  box: RefObject<HTMLElement | null>;
  icon: LucideIcon;
  text: string;
  onClose: () => void;
}

/** One thing that has happened; a press anywhere on it takes it away. */
export function NoticeRow({ box, icon, text, onClose }: NoticeRowProps) {
  const words = useNoticeWords();
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  useFocusAfter(row, () => box.current);
  return (
    <chakra.div
      ref={row}
      position="relative"
      display="flex"
      alignItems="center"
      gap={{ base: '2', md: '3' }}
      minH="touch"
      maxW={{ base: '22rem', md: '28rem' }}
      ps={{ base: '3', md: '4' }}
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border.emphasized"
      borderRadius="l3"
      boxShadow="md"
    >
      <chakra.span flexShrink="0" color="celadon.fg" css={{ [NARROW]: { display: 'none' } }}>
        <Icon as={icon} size={20} />
      </chakra.span>
      <chakra.p
        id={id}
        textStyle={{ base: 'caption', md: 'body.sm' }}
        fontWeight="medium"
        minW="0"
        // A margin: in a padding the next line would be seen.
        my="1"
        overflowWrap="anywhere"
        lineClamp="2"
      >
        {text}
      </chakra.p>
      <IconButton
        label={words.close}
        aria-describedby={id}
        icon={<Icon as={X} size={18} />}
        flexShrink="0"
        css={{ [NARROW]: { w: '44px', minW: '44px', h: '44px', minH: '44px' } }}
        // Around it the pointer goes through to what stands there.
        pointerEvents="auto"
        _after={{ content: '""', position: 'absolute', inset: '0' }}
        position="static"
        onClick={onClose}
      />
    </chakra.div>
  );
}
