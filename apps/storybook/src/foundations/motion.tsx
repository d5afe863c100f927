import { Box, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { Button } from '@portal/ui/button';
import { Caption, Sheet } from './sheet.tsx';
import { valueOf } from './token-values.ts';

const DURATIONS = [
  ['fast', '올리기, 누르기'],
  ['moderate', '말풍선, 메뉴, 등뼈'],
  ['slow', '서랍, 창'],
] as const;

/** Plays the three durations in the one curve. With the toolbar's "reduced" they all end at once. */
export function Durations() {
  const [isOn, setOn] = useState(false);
  return (
    <Sheet>
      {DURATIONS.map(([duration, use]) => (
        <Flex key={duration} align="center" gap="4" py="2">
          <Caption w="14rem" flexShrink="0">
            <span lang="en">{duration}</span> · {valueOf('durations', duration)} · {use}
          </Caption>
          <Box flex="1" h="8" bg="bg.muted" borderRadius="l1" overflow="hidden">
            <Box
              h="full"
              bg="celadon.solid"
              borderRadius="l1"
              transitionProperty="width"
              transitionDuration={duration}
              transitionTimingFunction="standard"
              style={{ width: isOn ? '100%' : '12%' }}
            />
          </Box>
        </Flex>
      ))}
      <Button mt="4" onClick={() => setOn(!isOn)}>
        움직여 보기
      </Button>
    </Sheet>
  );
}
