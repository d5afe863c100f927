import { chakra } from '@chakra-ui/react/styled-system';
import { MicOff, UserX } from 'lucide-react';
import { LIVE_ROLE_LABELS, type LiveParticipant } from '@portal/domain/live/live-room';
import { useState } from 'react';
import { AlertDialog } from '@portal/ui/alert-dialog';
import { Avatar } from '@portal/ui/avatar';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { Switch } from '@portal/ui/switch';
import { panels as words, stage } from '../messages.ts';
import { useRequest } from '../model/use-request.ts';
import { useRoom } from '../model/use-room.ts';
import { PanelBody } from './panel-body.tsx';
import { WaitingList } from './waiting-list.tsx';

/** Who is here and who is at the door; the host decides about both. */
export function PeoplePanel() {
  const { state, me, isHost } = useRoom();
  const request = useRequest();
  const [removing, setRemoving] = useState<LiveParticipant | null>(null);
  const { participants } = state;
  return (
    <PanelBody>
      {isHost && (
        <>
          <Switch
            checked={state.hasWaitingRoom}
            description={words.waitingRoomHint}
            onChange={(on) => void request('live.waitingRoom', { on })}
          >
            {words.waitingRoom}
          </Switch>
          <WaitingList />
          <Button
            variant="outline"
            startIcon={<Icon as={MicOff} />}
            onClick={() => void request('live.mute', { participantId: null })}
          >
            {words.muteAll}
          </Button>
        </>
      )}
      <section>
        <chakra.h3 textStyle="label" color="fg.muted" mb="2">
          {words.inside(participants.length)}
        </chakra.h3>
        <chakra.ul listStyleType="none" display="grid" gap="2">
          {participants.map((person) => (
            <chakra.li key={person.id} display="flex" alignItems="center" gap="3" minH="touch">
              <Avatar name={person.name} id={person.id} size="sm" decorative />
              <chakra.div flex="1" minW="0">
                <chakra.p truncate fontWeight="medium">
                  {person.id === me ? stage.me(person.name) : person.name}
                </chakra.p>
                <chakra.p textStyle="caption" color="fg.muted">
                  {[LIVE_ROLE_LABELS[person.role], person.handUp && stage.handUp, !person.media.audio && stage.micOff]
                    .filter(Boolean)
                    .join(' · ')}
                </chakra.p>
              </chakra.div>
              {isHost && person.id !== me && (
                <>
                  {person.media.audio && (
                    <IconButton
                      label={words.muteOne(person.name)}
                      icon={<Icon as={MicOff} />}
                      onClick={() => void request('live.mute', { participantId: person.id })}
                    />
                  )}
                  <IconButton
                    label={words.removeOne(person.name)}
                    icon={<Icon as={UserX} />}
                    onClick={() => setRemoving(person)}
                  />
                </>
              )}
            </chakra.li>
          ))}
        </chakra.ul>
      </section>
      <AlertDialog
        danger
        open={removing !== null}
        title={words.removeQuestion(removing?.name ?? '')}
        confirmLabel={words.remove}
        onCancel={() => setRemoving(null)}
        onConfirm={() => {
          if (removing) void request('live.remove', { participantId: removing.id });
          setRemoving(null);
        }}
      >
        {words.removeBody}
      </AlertDialog>
    </PanelBody>
  );
}
