import { chakra } from '@chakra-ui/react/styled-system';
import { Signal, SignalLow, SignalMedium } from 'lucide-react';
import type { LiveParticipant } from '@portal/domain/live/live-room';
import { Icon } from '@portal/ui/icon';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { stage as words } from '../messages.ts';

/** How a line stands that is not good. The bars that are missing are drawn too: the few that are left say little alone. */
export function LineMark({ line }: { line: Exclude<LiveParticipant['media']['line'], 'GOOD'> }) {
  const label = words.line[line];
  return (
    <chakra.span position="relative" display="inline-flex" flexShrink="0" title={label} color="border.control">
      <Icon as={Signal} size={16} />
      <chakra.span position="absolute" inset="0" display="inline-flex" alignItems="center" color="fg.warning">
        <Icon as={line === 'LOW' ? SignalLow : SignalMedium} size={16} />
      </chakra.span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </chakra.span>
  );
}
