import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import type { FamilyLanguage } from '@portal/domain/classes/class';
import type { InvitedClass } from '@portal/domain/classes/enrollment-request';
import { useSendsMail } from '@portal/portal-core/portal-config-context';
import { Banner } from '@portal/ui/banner';
import { WORDS } from '../messages.ts';
import { deviceZone } from '../reading/device-zone.ts';
import { AnswerPanel } from '../request/answer-panel.tsx';
import { RequestForm } from '../request/request-form.tsx';
import type { SentRequest } from '../request/request-values.ts';
import { ClassFacts } from './class-facts.tsx';

interface InvitedClassViewProps {
  link: string;
  shown: InvitedClass;
  language: FamilyLanguage;
}

/** A class and the way into it: what it is first, on a desk beside the form; once sent, what came of it. */
export function InvitedClassView({ link, shown, language }: InvitedClassViewProps) {
  const [sent, setSent] = useState<SentRequest | null>(null);
  const { full, withoutMail } = WORDS[language];
  const sendsMail = useSendsMail();
  const zone = deviceZone(shown.timeZone);
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 25rem)' }}
      alignItems="start"
      columnGap="14"
      rowGap="6"
    >
      <chakra.div
        gridColumn={{ lg: '2' }}
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        gap="4"
        position={{ lg: 'sticky' }}
        top={{ lg: 'calc({sizes.header} + {spacing.4})' }}
      >
        {shown.seatsFree === 0 && !sent && (
          <Banner tone="warning" title={full.title}>
            {sendsMail ? full.body : withoutMail.full}
          </Banner>
        )}
        <ClassFacts shown={shown} language={language} zone={zone} isSent={sent !== null} />
      </chakra.div>
      <chakra.div gridColumn={{ lg: '1' }} gridRow={{ lg: '1' }} minW="0">
        {sent ? (
          <AnswerPanel sent={sent} language={language} zone={zone} />
        ) : (
          <RequestForm link={link} shown={shown} language={language} zone={zone} onSent={setSent} />
        )}
      </chakra.div>
    </chakra.div>
  );
}
