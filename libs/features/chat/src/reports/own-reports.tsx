import { chakra } from '@chakra-ui/react/styled-system';
import { Flag } from 'lucide-react';
import { useListChatReportsQuery } from '@portal/api/chat/reports.api';
import { Icon } from '@portal/ui/icon';
import { report as words } from '../report-messages.ts';

/** So many stand over a talk; the older ones were told of when they were decided. */
const SHOWN = 3;

/** What she told the team of a talk, and what came of it; nothing where she told nothing, and none of it is missed where it fails. */
export function OwnReports({ roomId }: { roomId: string }) {
  const { data } = useListChatReportsQuery({ id: roomId });
  if (!data?.items.length) return null;
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
      {data.items.slice(0, SHOWN).map(({ seq, decision }) => (
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
