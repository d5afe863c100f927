import { chakra } from '@chakra-ui/react/styled-system';

interface ProgressBarProps {
  label: string;
  percent: number;
  /** Grey while it stands still. */
  still?: boolean;
}

/** How much of a file has been sent. */
export function ProgressBar({ label, percent, still = false }: ProgressBarProps) {
  return (
    <chakra.div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      mt="1.5"
      h="1"
      bg="bg.emphasized"
      borderRadius="full"
      overflow="hidden"
      _highContrast={{ borderWidth: '1px', h: '1.5' }}
    >
      <chakra.div
        h="full"
        bg={still ? 'border.control' : 'celadon.solid'}
        borderRadius="full"
        transition="width"
        transitionDuration="moderate"
        _highContrast={{ bg: 'CanvasText', forcedColorAdjust: 'none' }}
        style={{ width: `${percent}%` }}
      />
    </chakra.div>
  );
}
