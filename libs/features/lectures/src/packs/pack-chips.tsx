import { chakra } from '@chakra-ui/react/styled-system';
import { ClipboardList, ListChecks, type LucideIcon, PenLine } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PackSummary } from '@portal/domain/library/pack';
import { Icon } from '@portal/ui/icon';
import { KindBadge } from '../list/kind-badge.tsx';
import { inside as words } from '../packs-messages.ts';

/** What is in a pack, thing by thing. */
export function PackChips({ pack }: { pack: PackSummary }) {
  const { documents, firstDocuments, hasHomework, polls, pages } = pack;
  const more = documents - firstDocuments.length;
  return (
    <chakra.ul listStyleType="none" display="flex" flexWrap="wrap" gap="2">
      {firstDocuments.map(({ name, kind }, at) => (
        <Chip key={at} sign={<KindBadge kind={kind} fileName={name} />}>
          {name}
        </Chip>
      ))}
      {more > 0 && <Chip>{words.more(more)}</Chip>}
      {pages > 0 && <Chip sign={<Sign icon={PenLine} />}>{words.pages(pages)}</Chip>}
      {hasHomework && <Chip sign={<Sign icon={ClipboardList} />}>{words.homework}</Chip>}
      {polls > 0 && <Chip sign={<Sign icon={ListChecks} />}>{words.polls(polls)}</Chip>}
    </chakra.ul>
  );
}

function Sign({ icon }: { icon: LucideIcon }) {
  return (
    <chakra.span display="grid" placeItems="center" w="6" color="fg.muted">
      <Icon as={icon} size={18} />
    </chakra.span>
  );
}

function Chip({ sign, children }: { sign?: ReactNode; children: string }) {
  return (
    <chakra.li
      display="inline-flex"
      alignItems="center"
      gap="2"
      minH="3rem"
      maxW="min(16rem, 100%)"
      ps={sign ? '1' : '3'}
      pe="3"
      py="1"
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border"
      borderRadius="l2"
      textStyle="body.sm"
    >
      {sign}
      <chakra.span minW="0" truncate>
        {children}
      </chakra.span>
    </chakra.li>
  );
}
