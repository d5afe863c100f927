import { chakra } from '@chakra-ui/react/styled-system';
import { CONTACT_KIND_LABELS } from '@portal/domain/patterns/contact-data';
import { contactParts, findContactSpans, withoutContacts } from '@portal/domain/patterns/contact-spans';
import { Banner } from '@portal/ui/banner';
import { Button } from '@portal/ui/button';
import { coach as words } from '../messages.ts';

interface Props {
  text: string;
  onReplace: (text: string) => void;
}

/** The contact data of a text, marked in it, with the text that would do without. */
export function ContactWarning({ text, onReplace }: Props) {
  const spans = findContactSpans(text);
  const kinds = [...new Set(spans.map(({ kind }) => CONTACT_KIND_LABELS[kind]))];
  return (
    <div role="status">
      {spans.length > 0 && (
        <Banner
          tone="error"
          title={words.contacts(kinds)}
          action={
            <Button variant="outline" size="sm" onClick={() => onReplace(withoutContacts(text))}>
              {words.replace}
            </Button>
          }
        >
          <p>{words.everybody}</p>
          <chakra.p mt="1" whiteSpace="pre-line" overflowWrap="anywhere">
            {contactParts(text).map(({ start, part, isContact }) =>
              isContact ? <Mark key={start}>{part}</Mark> : <span key={start}>{part}</span>,
            )}
          </chakra.p>
        </Banner>
      )}
    </div>
  );
}

const Mark = chakra('mark', {
  base: {
    bg: 'camellia.muted',
    color: 'camellia.fg',
    fontWeight: 'semibold',
    borderBottomWidth: '2px',
    borderColor: 'camellia.solid',
    _highContrast: { bg: 'Mark', color: 'MarkText' },
  },
});
