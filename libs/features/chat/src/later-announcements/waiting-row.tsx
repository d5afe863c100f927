import { chakra } from '@chakra-ui/react/styled-system';
import { CircleAlert, Clock } from 'lucide-react';
import { useState } from 'react';
import { laterMoment } from '@portal/conversation/later-choices';
import { SendNow } from '@portal/conversation/send-now';
import type { LaterAnnouncement } from '@portal/domain/chat/later-announcement';
import { paths } from '@portal/domain/site/paths';
import { now } from '@portal/portal-core/clock';
import { RouterLink } from '@portal/portal-core/router-link';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { waiting as words } from '../later-announcement-messages.ts';
import { hindranceOf, troubleOf } from './hindrance.ts';
import { MoveDialog } from './move-dialog.tsx';
import { useWaitingActs } from './use-waiting-acts.ts';

/** So much of an announcement names the buttons below it. */
const NAMED = 30;

interface WaitingRowProps {
  announcement: LaterAnnouncement;
  /** IANA zone of the teacher. */
  zone: string;
}

/** An announcement that waits, or could not be sent when its time came, with what can be done about it. */
export function WaitingRow({ announcement, zone }: WaitingRowProps) {
  const { id, content, classes, sendAt } = announcement;
  const acts = useWaitingActs(announcement);
  const [isMoving, setIsMoving] = useState(false);
  const closed = classes.filter(({ isOpen }) => !isOpen).map(({ name }) => name);
  const trouble = troubleOf(announcement);
  const name = content.slice(0, NAMED);
  const hidden = <VisuallyHidden>{words.of(name)}</VisuallyHidden>;
  return (
    <chakra.li display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="0.5" py="2.5" borderTopWidth="1px">
      <chakra.p fontWeight="medium" lineClamp={2} overflowWrap="anywhere" dir="auto">
        {content}
      </chakra.p>
      <chakra.p textStyle="caption" color="fg.muted" lineClamp={2} overflowWrap="anywhere">
        {classes.map(({ name }) => name).join(', ')}
      </chakra.p>
      <chakra.p
        display="flex"
        alignItems="start"
        gap="1"
        textStyle="caption"
        color={trouble === null ? 'fg.muted' : 'fg.error'}
      >
        <Icon as={trouble === null ? Clock : CircleAlert} size={16} />
        {trouble ?? words.kept(laterMoment(sendAt, now(), zone))}
      </chakra.p>
      {trouble === null && closed.length > 0 && (
        <chakra.p textStyle="caption" color="fg.warning" overflowWrap="anywhere">
          {words.closed(closed)}
        </chakra.p>
      )}
      <chakra.div display="flex" flexWrap="wrap" columnGap="2" ms="-3">
        <Button asChild size="sm" variant="ghost">
          <RouterLink href={paths.laterChatAnnouncement(id)}>
            {words.edit}
            {hidden}
          </RouterLink>
        </Button>
        {hindranceOf(announcement) === null && (
          <>
            <Button size="sm" variant="ghost" onClick={() => setIsMoving(true)}>
              {words.move}
              {hidden}
            </Button>
            <SendNow name={name} readerZones={acts.readerZones} onSend={() => void acts.sendNow()} />
          </>
        )}
        <Button size="sm" variant="ghost" onClick={() => void acts.cancel()}>
          {words.cancel}
          {hidden}
        </Button>
      </chakra.div>
      <MoveDialog
        announcement={announcement}
        isOpen={isMoving}
        zone={zone}
        onClose={() => setIsMoving(false)}
        onMove={(next) => void acts.move(next)}
      />
    </chakra.li>
  );
}
