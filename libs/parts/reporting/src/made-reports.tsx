import { chakra } from '@chakra-ui/react/styled-system';
import { Flag } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ChatReports, OwnChatReport } from '@portal/domain/chat/chat-report';
import { formatDay } from '@portal/domain/format/date-time';
import { dayOf } from '@portal/domain/time/day';
import { usePortalConfig } from '@portal/portal-core/portal-config-context';
import { FoldRow } from '@portal/ui/fold-row';
import { Icon } from '@portal/ui/icon';
import { PhoneText } from '@portal/ui/phone-text';
import { useScrollable } from '@portal/ui/scrollable';
import type { ReportWords } from './messages.ts';
import { ReportedWords } from './reported-words.tsx';

interface MadeReportsProps {
  /** Nothing before they are known. */
  reports: ChatReports | undefined;
  words: ReportWords;
  /** IANA zone of the reader. */
  zone: string;
  /** Leads to a message of the talk. */
  onShow: (seq: number) => void;
}

/**
 * What somebody told the team of a talk, what came of it, and where she was warned herself; nothing where there is none of it. More
 * than one are folded, under what happened last.
 */
export function MadeReports({ reports, words, zone, onShow }: MadeReportsProps) {
  if (!reports) return null;
  const { items, warnings } = reports;
  const count = items.length + warnings.length;
  if (count === 0) return null;
  const lines = <Lines items={items} warnings={warnings} words={words} zone={zone} onShow={onShow} />;
  return (
    <chakra.div bg="bg.muted" borderBottomWidth="1px" textStyle="caption">
      {count === 1 ? (
        lines
      ) : (
        <FoldRow label={words.count(count)} note={newestOf(reports, words)}>
          {lines}
        </FoldRow>
      )}
    </chakra.div>
  );
}

/** What happened last of all of it. */
function newestOf({ items, warnings }: ChatReports, words: ReportWords): string {
  const told = items.map(({ at, decision }) => ({ at: decision?.at ?? at, text: outcomeOf(decision, words) }));
  const all = [...told, ...warnings.map(({ at }) => ({ at, text: words.warned }))];
  return all.reduce((one, other) => (Date.parse(other.at) > Date.parse(one.at) ? other : one)).text;
}

const outcomeOf = (decision: OwnChatReport['decision'], words: ReportWords) =>
  decision ? words.outcomes[decision.outcome] : words.waiting;

function Lines({ items, warnings, words, zone, onShow }: Omit<MadeReportsProps, 'reports'> & ChatReports) {
  const { hotlineNumber } = usePortalConfig().tenant;
  return (
    <chakra.ul
      {...useScrollable<HTMLUListElement>()}
      aria-label={words.mine}
      listStyleType="none"
      display="grid"
      // On a phone a way reaches over the line above and below it.
      gap={{ base: '3', md: '1' }}
      px={{ base: '4', lg: '6' }}
      py="2"
      maxH="30dvh"
      overflowY="auto"
    >
      {warnings.map(({ reason, at }) => (
        <Line key={at}>
          {words.warned}
          {reason && ` · ${words.because(reason)}`} ·{' '}
          <PhoneText text={words.object(hotlineNumber)} number={hotlineNumber} />
        </Line>
      ))}
      {items.map(({ seq, said, at, decision }) => (
        <Line key={`${seq ?? 0} ${at}`}>
          {seq === null ? words.ofTalk : <ReportedWords said={said} words={words} onShow={() => onShow(seq)} />}{' '}
          <chakra.span display="block">
            {`${formatDay(dayOf(at, zone))} · ${outcomeOf(decision, words)}`}
            {decision?.reason && ` · ${words.because(decision.reason)}`}
          </chakra.span>
        </Line>
      ))}
    </chakra.ul>
  );
}

const Line = ({ children }: { children: ReactNode }) => (
  <chakra.li display="flex" gap="1.5">
    <Icon as={Flag} size={16} />
    <chakra.span minW="0" overflowWrap="anywhere">
      {children}
    </chakra.span>
  </chakra.li>
);
