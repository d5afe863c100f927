import { chakra } from '@chakra-ui/react/styled-system';
import type { FamilyLanguage } from '@portal/domain/classes/class';
import { namedMoment } from '@portal/family-pages/family-time';
import { useSendsMail } from '@portal/portal-core/portal-config-context';
import { Drawing } from '@portal/ui/empty-state';
import { ARRIVAL, useArrival } from '@portal/ui/use-arrival';
import { WORDS } from '../messages.ts';
import type { SentRequest } from './request-values.ts';

interface AnswerPanelProps {
  sent: SentRequest;
  language: FamilyLanguage;
  /** Of the device. */
  zone: string;
}

/** In the place of the form once it was sent: what came of it, and where the answer goes. */
export function AnswerPanel({ sent: { state, heldUntil, email }, language, zone }: AnswerPanelProps) {
  const words = WORDS[language];
  const { title, body } = words.answers[state];
  const isTold = useSendsMail() || state === 'EXPIRED' || state === 'WITHDRAWN';
  return (
    <chakra.div
      ref={useArrival<HTMLDivElement>(true)}
      {...ARRIVAL}
      role="status"
      layerStyle="sheet"
      p={{ base: 'sheet', md: '6' }}
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      justifyItems="center"
      gap="3"
      textAlign="center"
    >
      <Drawing name="welcome" />
      <chakra.h2 textStyle="title.sm">{title}</chakra.h2>
      {state === 'REQUESTED' && heldUntil !== null && (
        <chakra.p fontWeight="semibold" textWrap="balance">
          {words.heldUntil(namedMoment(language, heldUntil, zone))}
        </chakra.p>
      )}
      <chakra.p textWrap="balance">{isTold ? body : words.withoutMail.answer}</chakra.p>
      <chakra.p w="full" p="4" bg="bg.muted" borderRadius="l2" fontWeight="semibold" overflowWrap="anywhere">
        {email}
      </chakra.p>
    </chakra.div>
  );
}
