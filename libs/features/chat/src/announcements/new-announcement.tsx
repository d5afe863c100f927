import { chakra } from '@chakra-ui/react/styled-system';
import { SendLater } from '@portal/conversation/send-later';
import type { AnnouncementClass } from '@portal/domain/chat/announcement';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { Button } from '@portal/ui/button';
import { writing as words } from '../announcement-messages.ts';
import { readerZonesOf } from '../later-announcements/reader-zones.ts';
import { AnnouncementForm, type EndingProps } from './announcement-form.tsx';
import { useNewAnnouncement } from './use-new-announcement.ts';

interface NewAnnouncementProps {
  classes: readonly AnnouncementClass[];
  /** The class that she came from. */
  firstClassId: string | null;
}

/** A new announcement, sent now or later by the two halves of one button. */
export function NewAnnouncement({ classes, firstClassId }: NewAnnouncementProps) {
  const writing = useNewAnnouncement(classes, firstClassId);
  return <AnnouncementForm classes={classes} writing={writing} failed={words.failed} ending={NowOrLater} />;
}

function NowOrLater({ chosen, formId, disabled, isSending, onNow, onLater }: EndingProps) {
  const zone = useTeacherZone();
  // Later somebody may be there.
  const isUnheard = chosen.length > 0 && chosen.every(({ readerCount }) => readerCount === 0);
  return (
    <chakra.div display="flex">
      <Button
        type="submit"
        form={formId}
        onClick={onNow}
        disabled={disabled || isUnheard}
        loading={isSending}
        loadingText={words.sending}
        flex="1"
        borderEndRadius="0"
      >
        {words.submit(chosen.length)}
      </Button>
      <SendLater
        zone={zone}
        readerZones={readerZonesOf(chosen)}
        isConnected
        disabled={disabled || isSending || chosen.length === 0}
        onSend={onLater}
      />
    </chakra.div>
  );
}
