import { chakra } from '@chakra-ui/react/styled-system';

/** First for the ear, last for the eye. */
export function UnreadDot({ label }: { label: string }) {
  return (
    <chakra.span
      role="img"
      aria-label={label}
      order="1"
      flexShrink="0"
      boxSize="2"
      mt="1.5"
      borderRadius="full"
      bg="badge.unread"
    />
  );
}
