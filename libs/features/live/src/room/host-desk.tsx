import { chakra } from '@chakra-ui/react/styled-system';
import { Timer } from 'lucide-react';
import { useEffect } from 'react';
import {
  useExtendLessonMutation,
  useGetLessonDeskQuery,
  useStartLessonMutation,
} from '@portal/api/lessons/lesson-desk.api';
import { useAction } from '@portal/portal-core/use-action';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { Menu } from '@portal/ui/menu';
import { hostClock as words } from '../clock/clock-messages.ts';
import { useRoom } from '../session/use-room.ts';

interface HostDeskProps {
  /** On a phone, where the sign of a clock has to do. */
  isShort?: boolean;
}

/** The host's hand on the lesson's time: start it, make it longer. */
export function HostDesk({ isShort = false }: HostDeskProps) {
  const { state } = useRoom();
  const { lessonId: id } = state.lesson;
  const { data: desk, refetch } = useGetLessonDeskQuery({ id });
  const [start, starting] = useStartLessonMutation();
  const [extend, extending] = useExtendLessonMutation();
  const act = useAction();
  // A quick entry begins the lesson before the portal's own socket is up to tell of it; the room knows.
  const isBehind = desk?.startedAt === null && state.startedAt !== null;
  useEffect(() => void (isBehind && refetch()), [isBehind, refetch]);
  if (!desk || isBehind) return null;
  const { version } = desk.lesson;

  if (!desk.startedAt)
    return (
      <Button
        size="sm"
        minH="touch"
        loading={starting.isLoading}
        onClick={() => void act(() => start({ id, body: { version } }).unwrap())}
      >
        {words.start}
      </Button>
    );
  if (desk.extensions.length === 0)
    return (
      <chakra.p textStyle="caption" color="fg.muted" hideBelow="md">
        {words.noExtension}
      </chakra.p>
    );
  const looks = { size: 'sm', minH: 'touch', variant: 'outline', loading: extending.isLoading } as const;
  return (
    <Menu
      label={words.extend}
      trigger={
        isShort ? (
          <Button {...looks} aria-label={words.extend} title={words.extend}>
            <Icon as={Timer} />
          </Button>
        ) : (
          <Button {...looks} startIcon={<Icon as={Timer} />}>
            {words.extend}
          </Button>
        )
      }
      items={desk.extensions.map((minutes) => ({
        id: String(minutes),
        label: words.extendBy(minutes),
        onSelect: () =>
          void act(() => extend({ id, body: { version, minutes } }).unwrap(), { done: words.extended(minutes) }),
      }))}
    />
  );
}
