import { chakra } from '@chakra-ui/react/styled-system';
import { Trash2 } from 'lucide-react';
import type { TimeOff } from '@portal/domain/schedule/time-off';
import { Icon } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { rulesMessages } from '../rules-messages.ts';
import { SpanText } from '../time/span-text.tsx';
import { speakSpan } from '../time/span-words.ts';

const words = rulesMessages.timeOff;

interface Props {
  items: readonly TimeOff[];
  timeZone: string;
  onRemove: (timeOff: TimeOff) => void;
}

/** Stretches in which nobody can book, soonest first. */
export function TimeOffList({ items, timeZone, onRemove }: Props) {
  if (items.length === 0) return <chakra.p color="fg.muted">{words.empty}</chakra.p>;
  return (
    <chakra.ul css={{ '& > li + li': { borderTopWidth: '1px' } }}>
      {items.map((item) => (
        <chakra.li key={item.id} display="flex" alignItems="center" gap="3" py="3">
          <chakra.div flex="1" minW="0">
            <chakra.p fontWeight="600" fontVariantNumeric="tabular-nums">
              <SpanText span={item} timeZone={timeZone} />
            </chakra.p>
            <chakra.p textStyle="body.sm" overflowWrap="anywhere">
              {item.reason}
            </chakra.p>
            {item.publicReason && (
              <chakra.p textStyle="body.sm" color="fg.muted" overflowWrap="anywhere">
                {words.shown(item.publicReason)}
              </chakra.p>
            )}
          </chakra.div>
          <IconButton
            label={words.removeOf(speakSpan(item, timeZone))}
            icon={<Icon as={Trash2} />}
            onClick={() => onRemove(item)}
          />
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
