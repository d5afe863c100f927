import { chakra } from '@chakra-ui/react/styled-system';
import { MicOff } from 'lucide-react';
import { useState } from 'react';
import type { LiveParticipant } from '@portal/domain/live/live-room';
import { AlertDialog } from '@portal/ui/alert-dialog';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { Switch } from '@portal/ui/switch';
import { board, panels as words } from '../messages.ts';
import { useRequest } from '../session/use-request.ts';
import { useRoom } from '../session/use-room.ts';
import { PanelBody } from './panel-body.tsx';
import { PersonRow } from './person-row.tsx';
import { WaitingList } from './waiting-list.tsx';

/** Who is here and who is at the door; the host decides about both. */
export function PeoplePanel() {
  const { state, isHost } = useRoom();
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
          <Switch
            checked={state.studentsMayDraw}
            description={words.studentsDrawHint}
            onChange={(may) => void request('live.drawing', { participantId: null, may })}
          >
            {board.studentsDraw}
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
        <chakra.ul listStyleType="none" display="grid" gap="2" gridTemplateColumns="minmax(0, 1fr)">
          {participants.map((person) => (
            <PersonRow key={person.id} person={person} onRemove={() => setRemoving(person)} />
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
