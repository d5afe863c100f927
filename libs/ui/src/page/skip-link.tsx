import { chakra } from '@chakra-ui/react/styled-system';

interface SkipLinkProps {
  /** Id of what takes the focus. */
  to: string;
  children: string;
}

/** Leads the keyboard past what comes before a place; seen only while it has the focus. */
export function SkipLink({ to, children }: SkipLinkProps) {
  return (
    <chakra.a
      href={`#${to}`}
      position="fixed"
      insetStart="4"
      top="2"
      zIndex="skipNav"
      paddingX="4"
      paddingY="2"
      borderRadius="md"
      bg="celadon.solid"
      color="celadon.contrast"
      fontWeight="semibold"
      transform="translateY(-200%)"
      _focusVisible={{ transform: 'none' }}
      onClick={(event) => {
        // A fragment in the address would be another entry of the history.
        event.preventDefault();
        document.getElementById(to)?.focus();
      }}
    >
      {children}
    </chakra.a>
  );
}
