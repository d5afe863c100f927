import { chakra } from '@chakra-ui/react/styled-system';
import { CircleCheck, MessageSquareWarning } from 'lucide-react';
import { Icon } from '@portal/ui/icon';
import type { PinnedRemark } from '../form/pinned-remarks.ts';
import { banners as words } from '../saving-messages.ts';

/** What the reviewer said about a field, over that field; and whether something was done about it. */
export function RemarkNote({ remark: { remark, isChanged } }: { remark: PinnedRemark }) {
  return (
    <chakra.div
      role="note"
      aria-label={words.remarkAt}
      layerStyle="spine"
      colorPalette={isChanged ? 'pine' : 'camellia'}
      borderEndRadius="l2"
      ps="3"
      pe="4"
      py="2"
      textStyle="body.sm"
      display="flex"
      gap="2"
    >
      <chakra.span color="colorPalette.fg" pt="2px" flexShrink="0">
        <Icon as={isChanged ? CircleCheck : MessageSquareWarning} />
      </chakra.span>
      <chakra.span minW="0" overflowWrap="anywhere">
        <chakra.span textStyle="label" color="colorPalette.fg" me="2">
          {words.remarkAt}
          {isChanged !== null && ` · ${isChanged ? words.changed : words.unchanged}`}
        </chakra.span>
        {remark}
      </chakra.span>
    </chakra.div>
  );
}
