import { chakra } from '@chakra-ui/react/styled-system';
import { Flag } from 'lucide-react';
import type { OwnChatReport } from '@portal/domain/chat/chat-report';
import { Icon } from '@portal/ui/icon';
import type { ReportWords } from './messages.ts';

/** So many stand over a talk; of the older ones was told when they were decided. */
const SHOWN = 3;

interface MadeReportsProps {
  /** Newest first. */
  reports: readonly OwnChatReport[];
  words: Pick<ReportWords, 'mine' | 'ofTalk' | 'ofMessage' | 'waiting' | 'outcomes' | 'because'>;
}

/** What somebody told the team of a talk, and what came of it; nothing where she told nothing. */
export function MadeReports({ reports, words }: MadeReportsProps) {
  if (reports.length === 0) return null;
  return (
    <chakra.ul
      aria-label={words.mine}
      listStyleType="none"
      display="grid"
      gap="1"
      px={{ base: '4', lg: '6' }}
      py="2"
      bg="bg.muted"
      borderBottomWidth="1px"
      textStyle="caption"
    >
      {reports.slice(0, SHOWN).map(({ seq, decision }) => (
        <chakra.li key={seq ?? 0} display="flex" gap="1.5">
          <Icon as={Flag} size={16} />
          <chakra.span overflowWrap="anywhere">
            {seq === null ? words.ofTalk : words.ofMessage(seq)} ·{' '}
            {decision ? words.outcomes[decision.outcome] : words.waiting}
            {decision?.reason && ` · ${words.because(decision.reason)}`}
          </chakra.span>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
