import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { useListLaterAnnouncementsQuery } from '@portal/api/chat/later-announcements.api';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { Button } from '@portal/ui/button';
import { waiting as words } from '../later-announcement-messages.ts';
import { WaitingRow } from './waiting-row.tsx';

/** The announcements that wait, above those that were sent; nothing while none does. */
export function WaitingAnnouncements() {
  const id = useId();
  const zone = useTeacherZone();
  const { currentData, isError, refetch } = useListLaterAnnouncementsQuery();
  const items = currentData?.items ?? [];
  const hasFailed = currentData === undefined && isError;
  if (items.length === 0 && !hasFailed) return null;
  return (
    <chakra.section aria-labelledby={id} mb="4">
      <chakra.h2 id={id} textStyle="title.sm" mb="1">
        {words.list}
      </chakra.h2>
      {hasFailed && (
        <chakra.p display="flex" flexWrap="wrap" alignItems="center" gap="2" textStyle="body.sm" color="fg.error">
          {words.failed}
          <Button size="sm" variant="ghost" onClick={() => void refetch()}>
            {words.retry}
          </Button>
        </chakra.p>
      )}
      <chakra.ul role="list" listStyleType="none">
        {items.map((announcement) => (
          <WaitingRow key={announcement.id} announcement={announcement} zone={zone} />
        ))}
      </chakra.ul>
    </chakra.section>
  );
}
