import { chakra } from '@chakra-ui/react/styled-system';
import { Mail, Send } from 'lucide-react';
import { useId, useState } from 'react';
import { useMailNewLinkMutation } from '@portal/api/classes/ended-links.api';
import type { FamilyLanguage } from '@portal/domain/classes/class';
import type { EndedLink } from '@portal/domain/classes/ended-links.contract';
import { dayOf } from '@portal/domain/time/day';
import { Button } from '@portal/ui/button';
import { Drawing } from '@portal/ui/empty-state';
import { Icon } from '@portal/ui/icon';
import { DoneLine } from '../paper/done-line.tsx';
import { Refusal } from '../paper/refusal.tsx';
import { useOneAtATime } from '../paper/use-one-at-a-time.ts';
import { useReader } from '../reading/reader-context.ts';
import { endedKorean, type EndedWords } from './ended-korean.ts';
import { endedVietnamese } from './ended-vietnamese.ts';

const ENDED_WORDS: Readonly<Record<FamilyLanguage, EndedWords>> = { ko: endedKorean, vi: endedVietnamese };

/** A link that is over: since when, what is kept, and one button to the known address, which is never said in full. */
export function EndedLinkView({ ended }: { ended: EndedLink }) {
  const { language, time, zone } = useReader();
  const words = ENDED_WORDS[language];
  const { why, endedAt, goesOn, email } = ended;
  // It ends with a day: that one is the last on which it opened.
  const day = endedAt && time.day(dayOf(new Date(Date.parse(endedAt) - (why === 'CLOSED' ? 1 : 0)), zone));
  const [title, ...body] = {
    CLOSED: [words.closed, words.closedBody(day ?? ''), goesOn ? words.goesOn : words.over],
    RENEWED: [words.renewed, day === null ? words.renewedBody : words.renewedOn(day), words.kept],
    LEFT: [words.left, words.leftBody, goesOn ? words.goesOn : words.leftOver],
  }[why];
  return (
    <chakra.div
      bg="bg.panel"
      px={{ base: '4', md: '6' }}
      py="8"
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="4"
    >
      <Drawing name="not-found" />
      <div role="status">
        <chakra.h2 textStyle="title.md">{title}</chakra.h2>
        <chakra.p mt="2" color="fg.muted">
          {body.join(' ')}
        </chakra.p>
      </div>
      {email !== null && <NewLink email={email} words={words} />}
      {goesOn && <AskTeacher words={words} hasMail={email !== null} />}
    </chakra.div>
  );
}

function NewLink({ email, words }: { email: string; words: EndedWords }) {
  const { link } = useReader();
  const [mail] = useMailNewLinkMutation();
  const { run, isRunning, problem } = useOneAtATime();
  const [isSent, setIsSent] = useState(false);
  const send = () =>
    void run(async () => {
      await mail({ body: { link } }).unwrap();
      setIsSent(true);
    });
  return (
    <chakra.div layerStyle="sheet" p="4" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3">
      <chakra.div display="flex" alignItems="center" gap="3">
        <Icon as={Mail} size={20} />
        <chakra.div minW="0">
          <chakra.p textStyle="body.sm" color="fg.muted">
            {words.where}
          </chakra.p>
          <chakra.p fontWeight="semibold" overflowWrap="anywhere">
            {email}
          </chakra.p>
        </chakra.div>
      </chakra.div>
      <chakra.div role="status" _empty={{ position: 'absolute' }}>
        {isSent && <DoneLine title={words.sent}>{words.sentBody(email)}</DoneLine>}
      </chakra.div>
      {!isSent && (
        <Button
          size="lg"
          wide
          startIcon={<Icon as={Send} size={20} />}
          loading={isRunning}
          loadingText={words.sending}
          onClick={send}
        >
          {words.send}
        </Button>
      )}
      <Refusal title={words.failed} problem={problem} said={problem?.code && words.refusals[problem.code]} />
    </chakra.div>
  );
}

/** Who has no mailbox here, or another one by now. */
function AskTeacher({ words, hasMail }: { words: EndedWords; hasMail: boolean }) {
  const [isOpen, setIsOpen] = useState(!hasMail);
  const id = useId();
  return (
    <div>
      {hasMail ? (
        <Button variant="ghost" aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
          {words.changed}
        </Button>
      ) : (
        <chakra.p fontWeight="semibold">{words.noMail}</chakra.p>
      )}
      <chakra.p id={id} hidden={!isOpen} mt="1" color="fg.muted">
        {words.ask}
      </chakra.p>
    </div>
  );
}
