import { Box, Text } from '@chakra-ui/react';
import { letters } from 'virtual:sample-letters';

/** A letter is a document of its own: what styles the book does not style it. */
function drawAlone(host: HTMLElement | null, { html }: { html: string }): void {
  if (!host || host.shadowRoot) return;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const sheet = document.createElement('div');
  sheet.setAttribute('style', body.getAttribute('style') ?? '');
  sheet.append(...body.childNodes);
  host.attachShadow({ mode: 'open' }).append(sheet);
}

/** A letter as mail programs show it: its subject, and below it the page that was sent, in each language. */
export function LetterSheet({ name }: { name: string }) {
  const sent = letters[name];
  if (!sent) throw new Error(`There is no letter "${name}". There are ${Object.keys(letters).join(', ')}.`);
  return sent.map((letter, at) => (
    <Box key={letter.subject} lang={at === 0 ? 'ko' : 'vi'} marginBottom="8">
      <Text fontWeight="600" padding="3">
        {letter.subject}
      </Text>
      <div ref={(host) => drawAlone(host, letter)} />
    </Box>
  ));
}
