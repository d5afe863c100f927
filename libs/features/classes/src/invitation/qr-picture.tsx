import { QrCode } from '@chakra-ui/react/qr-code';
import { chakra } from '@chakra-ui/react/styled-system';

interface Props {
  /** What a camera reads from it. */
  text: string;
  /** What it is for, for who cannot see it. */
  label: string;
}

/** A code for a camera. It stays dark on white in both themes, with a quiet edge: cameras do not read it the other way. */
export function QrPicture({ text, label }: Props) {
  return (
    <chakra.div
      role="img"
      aria-label={label}
      bg="ink.0"
      borderWidth="1px"
      borderRadius="l3"
      p="7"
      w="full"
      maxW="15.5rem"
      mx="auto"
      css={{ forcedColorAdjust: 'none' }}
    >
      <QrCode.Root unstyled value={text}>
        <QrCode.Frame unstyled display="block" w="full" h="auto" fill="ink.1000">
          <QrCode.Pattern unstyled />
        </QrCode.Frame>
      </QrCode.Root>
    </chakra.div>
  );
}
