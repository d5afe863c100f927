import { chakra } from '@chakra-ui/react/styled-system';
import { useSendsMail } from '@portal/portal-core/portal-config-context';
import { leaving as words } from '../student-messages.ts';

/** What comes of it that a student leaves, before he does. */
export function WhatHappens({ lines }: { lines: readonly string[] }) {
  const sendsMail = useSendsMail();
  return (
    <chakra.ul listStyleType="disc" ps="5" display="grid" gap="1">
      {[...lines, words.past, words.told(sendsMail)].map((line) => (
        <li key={line}>{line}</li>
      ))}
    </chakra.ul>
  );
}
