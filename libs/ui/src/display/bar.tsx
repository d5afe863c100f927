import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system';

interface BarProps extends HTMLChakraProps<'span'> {
  /** From 0 to 100. */
  percent: number;
  /** Grey while it stands still. */
  still?: boolean | undefined;
}

/** A line that is full to a share. What it says is said beside it, or by its role. */
export function Bar({ percent, still = false, ...rest }: BarProps) {
  return (
    <chakra.span
      display="block"
      h="1"
      bg="bg.emphasized"
      borderRadius="full"
      overflow="hidden"
      _highContrast={{ borderWidth: '1px', minH: '1.5' }}
      {...rest}
    >
      <chakra.span
        display="block"
        h="full"
        bg={still ? 'border.control' : 'celadon.solid'}
        borderRadius="full"
        transition="width"
        transitionDuration="moderate"
        _highContrast={{ bg: 'CanvasText', forcedColorAdjust: 'none' }}
        style={{ width: `${percent}%` }}
      />
    </chakra.span>
  );
}
