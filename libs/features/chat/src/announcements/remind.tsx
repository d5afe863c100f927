import { chakra } from '@chakra-ui/react/styled-system';
import { BellRing } from 'lucide-react';
import type { Announcement } from '@portal/domain/chat/announcement';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { reminding as words } from '../announcement-messages.ts';
import { useReminding } from './use-reminding.ts';

/** Reminds those who have not read it, with one press; or says why nobody can be reminded now. */
export function Remind({ announcement }: { announcement: Announcement }) {
  const { id, remindableCount, readerCount, readCount } = announcement;
  const rest = readerCount - readCount - remindableCount;
  const { remind, isReminding } = useReminding(id);
  if (remindableCount === 0) return <chakra.p color="fg.muted">{words.nobody}</chakra.p>;
  return (
    <chakra.div display="grid" gap="1" justifyItems="start">
      <Button startIcon={<Icon as={BellRing} />} loading={isReminding} onClick={() => void remind()}>
        {words.remind(remindableCount)}
      </Button>
      <chakra.p textStyle="caption" color="fg.muted">
        {words.rule} {rest > 0 && words.rest(rest)}
      </chakra.p>
    </chakra.div>
  );
}
