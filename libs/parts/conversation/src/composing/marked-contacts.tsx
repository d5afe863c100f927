import { chakra } from '@chakra-ui/react/styled-system';
import type { ContactKind } from '@portal/domain/patterns/contact-data';
import { contactParts } from '@portal/domain/patterns/contact-spans';

/** A text with its contact data marked by a wavy line, which is seen without colour as well. */
export function MarkedContacts({ text, kinds }: { text: string; kinds?: readonly ContactKind[] | undefined }) {
  return (
    <chakra.span whiteSpace="pre-line" lineClamp={4}>
      {contactParts(text, kinds).map(({ start, part, isContact }) =>
        isContact ? <Mark key={start}>{part}</Mark> : <span key={start}>{part}</span>,
      )}
    </chakra.span>
  );
}

const Mark = chakra('mark', {
  base: {
    bg: 'transparent',
    color: 'fg',
    fontWeight: 'semibold',
    textDecorationLine: 'underline',
    textDecorationStyle: 'wavy',
    textDecorationColor: 'mustard.solid',
    textUnderlineOffset: '3px',
    _highContrast: { bg: 'Mark', color: 'MarkText' },
  },
});
