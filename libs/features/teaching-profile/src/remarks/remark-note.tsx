import { chakra } from '@chakra-ui/react/styled-system';
import { Check, MessageSquareText } from 'lucide-react';
import { Icon } from '@portal/ui/icon';
import { review } from '../messages.ts';

const Note = chakra('div', {
  base: {
    display: 'flex',
    gap: '2',
    px: '3',
    py: '2',
    borderRadius: 'l1',
    borderInlineStartWidth: '3px',
    bg: 'colorPalette.subtle',
    borderColor: 'colorPalette.solid',
    textStyle: 'body.sm',
  },
});

interface RemarkNoteProps {
  remark: string;
  /** Undefined while it is not known. */
  isDone: boolean | undefined;
}

/** What the reviewer said, at the field that it is about. */
export function RemarkNote({ remark, isDone }: RemarkNoteProps) {
  return (
    <Note colorPalette={isDone ? 'pine' : 'mustard'}>
      <chakra.span color="colorPalette.fg" pt="0.5">
        <Icon as={isDone ? Check : MessageSquareText} size={16} />
      </chakra.span>
      <chakra.div minW="0">
        <chakra.p fontWeight="semibold" color="colorPalette.fg">
          {isDone ? `${review.remark} · ${review.done}` : review.remark}
        </chakra.p>
        <chakra.p whiteSpace="pre-wrap">{remark}</chakra.p>
      </chakra.div>
    </Note>
  );
}
