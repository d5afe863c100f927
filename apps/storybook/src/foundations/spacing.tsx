import { Box, Flex } from '@chakra-ui/react';
import { Caption, Sheet } from './sheet.tsx';
import { valueOf } from './token-values.ts';

const STEPS = ['0.5', '1', '1.5', '2', '3', '4', '5', '6', '8', '10', '12', '14', '16'] as const;
const RADII = [
  ['sm', '작은 조각'],
  ['md', '단추, 입력란'],
  ['lg', '종이'],
  ['xl', '창, 아래 시트'],
  ['full', '칩, 프로필'],
] as const;
const SHADOWS = [
  ['none', '종이: 그림자 대신 1px 선'],
  ['md', '메뉴, 말풍선'],
  ['lg', '창, 서랍'],
] as const;

/** The 4 px grid. Values are rem, so that space grows with the reader's text. */
export function SpaceScale() {
  return (
    <Sheet>
      {STEPS.map((step) => (
        <Flex key={step} align="center" gap="4" py="1">
          <Caption w="9rem">
            {step} · {valueOf('spacing', step)} · {Number(step) * 4}px
          </Caption>
          <Box bg="celadon.solid" h="3" w={step} />
        </Flex>
      ))}
    </Sheet>
  );
}

export function Radii() {
  return (
    <Sheet>
      <Flex gap="5" wrap="wrap">
        {RADII.map(([radius, use]) => (
          <Box key={radius} textAlign="center">
            <Box
              w="5rem"
              h="5rem"
              bg="bg.panel"
              borderWidth="1px"
              borderColor="border.control"
              borderRadius={radius}
              mb="2"
            />
            <Caption display="block">
              <span lang="en">{radius}</span> · {valueOf('radii', radius)}
            </Caption>
            <Caption>{use}</Caption>
          </Box>
        ))}
      </Flex>
    </Sheet>
  );
}

export function Elevation() {
  return (
    <Sheet>
      <Flex gap="8" wrap="wrap" p="4">
        {SHADOWS.map(([shadow, use]) => (
          <Flex
            key={shadow}
            w="11rem"
            h="6rem"
            p="3"
            align="end"
            bg="bg.panel"
            borderWidth="1px"
            borderRadius="l3"
            boxShadow={shadow}
          >
            <Caption>{use}</Caption>
          </Flex>
        ))}
      </Flex>
    </Sheet>
  );
}
