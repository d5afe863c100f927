import { chakra } from '@chakra-ui/react/styled-system';
import { MicOff, Pencil, PencilOff, UserX } from 'lucide-react';
import { LIVE_ROLE_LABELS, type LiveParticipant } from '@portal/domain/live/live-room';
import { Avatar } from '@portal/ui/avatar';
import { Icon } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { panels as words, stage } from '../messages.ts';
import { useRequest } from '../session/use-request.ts';
import { useRoom } from '../session/use-room.ts';

interface PersonRowProps {
  person: LiveParticipant;
  onRemove: () => void;
}

/** One person of the room; beside a guest what the host can decide about her. */
export function PersonRow({ person, onRemove }: PersonRowProps) {
  const { me, isHost } = useRoom();
  const request = useRequest();
  const { id: participantId, name, role, media, handUp, mayDraw } = person;
  const marks = [
    LIVE_ROLE_LABELS[role],
    handUp && stage.handUp,
    !media.audio && stage.micOff,
    role !== 'HOST' && mayDraw && words.mayDraw,
  ];
  return (
    <chakra.li display="flex" alignItems="center" gap="3" minH="touch">
      <Avatar name={name} id={participantId} size="sm" decorative />
      <chakra.div flex="1" minW="0">
        <chakra.p truncate fontWeight="medium">
          {participantId === me ? stage.me(name) : name}
        </chakra.p>
        <chakra.p textStyle="caption" color="fg.muted">
          {marks.filter(Boolean).join(' · ')}
        </chakra.p>
      </chakra.div>
      {isHost && participantId !== me && (
        <chakra.div display="flex" flexShrink="0">
          <IconButton
            label={mayDraw ? words.stopDrawing(name) : words.allowDrawing(name)}
            icon={<Icon as={mayDraw ? PencilOff : Pencil} />}
            onClick={() => void request('live.drawing', { participantId, may: !mayDraw })}
          />
          {media.audio && (
            <IconButton
              label={words.muteOne(name)}
              icon={<Icon as={MicOff} />}
              onClick={() => void request('live.mute', { participantId })}
            />
          )}
          <IconButton label={words.removeOne(name)} icon={<Icon as={UserX} />} onClick={onRemove} />
        </chakra.div>
      )}
    </chakra.li>
  );
}
