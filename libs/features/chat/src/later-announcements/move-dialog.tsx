import { useListAnnouncementClassesQuery } from '@portal/api/chat/announcements.api';
import { SendAtForm } from '@portal/conversation/send-at-form';
import type { LaterAnnouncement } from '@portal/domain/chat/later-announcement';
import { Dialog } from '@portal/ui/dialog';
import { waiting as words } from '../later-announcement-messages.ts';
import { zonesOfWaiting } from './reader-zones.ts';

interface MoveDialogProps {
  announcement: LaterAnnouncement;
  isOpen: boolean;
  /** IANA zone of the teacher. */
  zone: string;
  onClose: () => void;
  onMove: (sendAt: string) => void;
}

/** Another moment for an announcement that waits, by the clocks of who reads it. */
export function MoveDialog({ announcement, isOpen, zone, onClose, onMove }: MoveDialogProps) {
  const { currentData } = useListAnnouncementClassesQuery(undefined, { skip: !isOpen });
  return (
    <Dialog open={isOpen} size="sm" title={words.moveTitle} onClose={onClose}>
      <SendAtForm
        zone={zone}
        readerZones={zonesOfWaiting(announcement, currentData?.items)}
        isConnected
        sendAt={announcement.sendAt}
        onSend={(next) => {
          onClose();
          onMove(next);
        }}
      />
    </Dialog>
  );
}
