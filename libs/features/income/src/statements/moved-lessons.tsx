import { chakra } from '@chakra-ui/react/styled-system';
import type { MovedLessons as Moved } from '@portal/domain/wallet/statement-parts';
import { Money } from '@portal/ui/money';
import { parts as words } from '../statement-messages.ts';

/** What another system had counted of a month: one line for all of it, since its lessons did not come along. */
export function MovedLessons({ moved: { lessonCount, net } }: { moved: Moved }) {
  return (
    <chakra.div
      layerStyle="sheet"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="5"
      rowGap="2"
      px={{ base: '4', md: '5' }}
      py="3"
    >
      <chakra.div flex="1 1 16rem" minW="0">
        <chakra.p textStyle="body.sm" fontWeight="semibold">
          {words.moved(lessonCount)}
        </chakra.p>
        <chakra.p textStyle="caption" color="fg.muted">
          {words.movedWhy}
        </chakra.p>
      </chakra.div>
      <chakra.span ms="auto">
        <Money own amount={net} size="md" />
      </chakra.span>
    </chakra.div>
  );
}
