import { chakra } from '@chakra-ui/react/styled-system';
import { Flag } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ChatReports } from '@portal/domain/chat/chat-report';
import { usePortalConfig } from '@portal/portal-core/portal-config-context';
import { Icon } from '@portal/ui/icon';
import type { ReportWords } from './messages.ts';

/** So many stand over a talk; of the older ones was told when they were decided. */
const SHOWN = 3;

interface MadeReportsProps {
  /** Nothing before they are known. */
  reports: ChatReports | undefined;
  words: ReportWords;
}

/** What somebody told the team of a talk, what came of it, and where she was warned herself; nothing where there is none of it. */
export function MadeReports({ reports, words }: MadeReportsProps) {
  const { hotlineNumber } = usePortalConfig().tenant;
  if (!reports || reports.items.length + reports.warnings.length === 0) return null;
  const { items, warnings } = reports;
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
      {warnings.slice(0, 1).map(({ reason, at }) => (
        <Line key={at}>
          {words.warned}
          {reason && ` · ${words.because(reason)}`} · {words.object(hotlineNumber)}
        </Line>
      ))}
      {items.slice(0, SHOWN).map(({ seq, at, decision }) => (
        <Line key={`${seq ?? 0} ${at}`}>
          {seq === null ? words.ofTalk : words.ofMessage(seq)} ·{' '}
          {decision ? words.outcomes[decision.outcome] : words.waiting}
          {decision?.reason && ` · ${words.because(decision.reason)}`}
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
