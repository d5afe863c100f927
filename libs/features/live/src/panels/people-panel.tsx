import { chakra } from '@chakra-ui/react/styled-system';
import { Hand, MicOff } from 'lucide-react';
import { useState } from 'react';
import type { LiveParticipant } from '@portal/domain/live/live-room';
import { AlertDialog } from '@portal/ui/alert-dialog';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { Switch } from '@portal/ui/switch';
import { PanelBody } from '../panel-body.tsx';
import { useRequest } from '../session/use-request.ts';
import { useRoom } from '../session/use-room.ts';
import { MissingStudents } from './missing-students.tsx';
import { hostPanels as words, usePanelWords } from './panel-messages.ts';
import { inOrder } from './people-order.ts';
import { PersonRow } from './person-row.tsx';

/** Who is here, whose hand is up and who has not come; the host decides about them. */
export function PeoplePanel() {
  const { state, room, isHost } = useRoom();
  const request = useRequest();
  const { inside } = usePanelWords();
  const [removing, setRemoving] = useState<LiveParticipant | null>(null);
  const { participants } = state;
  return (
    <PanelBody>
      <section>
        <chakra.h3 textStyle="label" color="fg.muted" mb="2">
          {inside(participants.length)}
        </chakra.h3>
        {isHost && <ForAll hands={room.hands.length} />}
        <chakra.ul listStyleType="none" display="grid" gap="2" gridTemplateColumns="minmax(0, 1fr)">
          {inOrder(participants, room.hands).map((person) => (
            <PersonRow key={person.id} person={person} onRemove={() => setRemoving(person)} />
          ))}
        </chakra.ul>
      </section>
      {isHost && (
        <>
          <MissingStudents />
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
            {words.studentsDraw}
          </Switch>
        </>
      )}
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

/** What the host does to everybody at once. */
function ForAll({ hands }: { hands: number }) {
  const request = useRequest();
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="2" mb="3">
      <Button
        size="sm"
        minH="touch"
        variant="outline"
        startIcon={<Icon as={MicOff} />}
        onClick={() => void request('live.mute', { participantId: null })}
      >
        {words.muteAll}
      </Button>
      {hands > 1 && (
        <Button
          size="sm"
          minH="touch"
          variant="outline"
          startIcon={<Icon as={Hand} />}
          onClick={() => void request('live.lowerHand', { participantId: null })}
        >
          {words.lowerAll}
        </Button>
      )}
    </chakra.div>
  );
}
