import { chakra } from '@chakra-ui/react/styled-system';
import { Hand, MicOff, Pencil, PencilOff, UserX } from 'lucide-react';
import type { LiveParticipant } from '@portal/domain/live/live-room';
import { Avatar } from '@portal/ui/avatar';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { useRequest } from '../session/use-request.ts';
import { useRoom } from '../session/use-room.ts';
import { useStageWords } from '../stage/stage-messages.ts';
import { hostPanels, usePanelWords } from './panel-messages.ts';

interface PersonRowProps {
  person: LiveParticipant;
  onRemove: () => void;
}

/** One person of the room; beside a guest what the host can decide about her. */
export function PersonRow({ person, onRemove }: PersonRowProps) {
  const { me, isHost } = useRoom();
  const words = usePanelWords();
  const stage = useStageWords();
  const { id, name, role, media, handUp, mayDraw, looksAlone } = person;
  const marks = [
    words.roles[role],
    !media.audio && stage.micOff,
    role !== 'HOST' && mayDraw && words.mayDraw,
    looksAlone && words.looksAlone,
  ];
  return (
    <chakra.li display="flex" flexWrap="wrap" alignItems="center" columnGap="3" minH="touch">
      <Avatar name={name} id={id} size="sm" decorative />
      <chakra.div flex="1 1 6rem" minW="0">
        <chakra.p truncate fontWeight="medium">
          {id === me ? stage.me(name) : name}
        </chakra.p>
        {handUp && (
          <chakra.p display="flex" alignItems="center" gap="1" textStyle="label" color="fg.warning">
            <Icon as={Hand} size={16} />
            {stage.handUp}
          </chakra.p>
        )}
        <chakra.p textStyle="caption" color="fg.muted">
          {marks.filter(Boolean).join(' · ')}
        </chakra.p>
      </chakra.div>
      {isHost && id !== me && <Decisions person={person} onRemove={onRemove} />}
    </chakra.li>
  );
}

/** In a narrow panel, or with large text, on a line of their own. */
function Decisions({ person: { id: participantId, name, media, handUp, mayDraw }, onRemove }: PersonRowProps) {
  const request = useRequest();
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="flex-end" ms="auto">
      {handUp && (
        <Button
          size="sm"
          minH="touch"
          variant="outline"
          aria-label={hostPanels.lowerOne(name)}
          onClick={() => void request('live.lowerHand', { participantId })}
        >
          {hostPanels.lower}
        </Button>
      )}
      <IconButton
        label={mayDraw ? hostPanels.stopDrawing(name) : hostPanels.allowDrawing(name)}
        icon={<Icon as={mayDraw ? PencilOff : Pencil} />}
        onClick={() => void request('live.drawing', { participantId, may: !mayDraw })}
      />
      {media.audio && (
        <IconButton
          label={hostPanels.muteOne(name)}
          icon={<Icon as={MicOff} />}
          onClick={() => void request('live.mute', { participantId })}
        />
      )}
      <IconButton label={hostPanels.removeOne(name)} icon={<Icon as={UserX} />} onClick={onRemove} />
    </chakra.div>
  );
}
