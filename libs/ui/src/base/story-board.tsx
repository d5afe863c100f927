import { chakra } from '@chakra-ui/react/styled-system';
import type { PropsWithChildren } from 'react';

/** A row of a story's canvas with its Korean heading; several make the canvas of all states. */
export function StoryRow({ title, column = false, children }: PropsWithChildren<{ title: string; column?: boolean }>) {
  return (
    <chakra.section mb="6">
      <chakra.h3 textStyle="caption" color="fg.subtle" mb="2">
        {title}
      </chakra.h3>
      <chakra.div
        display="flex"
        flexDirection={column ? 'column' : 'row'}
        flexWrap={column ? 'nowrap' : 'wrap'}
        alignItems={column ? 'stretch' : 'center'}
        gap="3"
      >
        {children}
      </chakra.div>
    </chakra.section>
  );
}

/** Paper under a part that never stands on the bare ground. */
export function StorySheet({ width = '28rem', children }: PropsWithChildren<{ width?: string }>) {
  return (
    <chakra.div layerStyle="sheet" w={width} maxW="full" overflow="hidden" position="relative">
      {children}
    </chakra.div>
  );
}

const VIETNAMESE = 'Nguyễn Thị Ánh Nguyệt';

/** The contents that break layouts. */
export const HARD_CONTENT = {
  long: '처음 시작하는 한국어 회화와 발음, 그리고 시험 대비까지 한 번에 끝내는 열두 주 집중 과정',
  url: 'https://example.com/very/long/address/that/has/no/place/to/break/0123456789012345678901234567890123456789',
  vietnamese: VIETNAMESE,
  emoji: '👩‍🏫 수업 🎉',
} as const;
