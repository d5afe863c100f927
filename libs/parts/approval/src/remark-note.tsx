import { chakra } from '@chakra-ui/react/styled-system';
import { CircleCheck, MessageSquareText } from 'lucide-react';
import { useId } from 'react';
import { Icon } from '@portal/ui/icon';
import { messages } from './messages.ts';

interface RemarkNoteProps {
  remark: string;
  /** Something was changed there since it was decided; null while that is not known. */
  isChanged?: boolean | null;
  /** Who speaks, where it is not the approval: 운영팀 의견 */
  label?: string;
}

/** What the reviewer said about a field, over that field; and whether something was done about it. */
export function RemarkNote({ remark, isChanged = null, label = messages.remark }: RemarkNoteProps) {
  const labelId = useId();
  const state = isChanged ? messages.changed : messages.unchanged;
  return (
    <chakra.div
      role="note"
      // Not aria-label: a group that is described by the note would read the label in place of the remark.
      aria-labelledby={labelId}
      data-spine
      layerStyle="spine"
      colorPalette={isChanged ? 'pine' : 'mustard'}
      borderEndRadius="l2"
      ps="3"
      pe="4"
      py="2"
      textStyle="body.sm"
      display="flex"
      gap="2"
    >
      <chakra.span color="colorPalette.fg" pt="2px" flexShrink="0">
        <Icon as={isChanged ? CircleCheck : MessageSquareText} size={16} />
      </chakra.span>
      <chakra.div minW="0" overflowWrap="anywhere">
        <chakra.p id={labelId} textStyle="label" color="colorPalette.fg">
          {isChanged === null ? label : `${label} · ${state}`}
        </chakra.p>
        <chakra.p whiteSpace="pre-wrap">{remark}</chakra.p>
      </chakra.div>
    </chakra.div>
  );
}
