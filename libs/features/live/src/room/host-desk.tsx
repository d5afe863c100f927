import { chakra } from '@chakra-ui/react/styled-system';
import { Clock } from 'lucide-react';
import {
  useExtendLessonMutation,
  useGetLessonDeskQuery,
  useStartLessonMutation,
} from '@portal/api/lessons/lesson-desk.api';
import { useAction } from '@portal/portal-core/use-action';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { Menu } from '@portal/ui/menu';
import { clock as words } from '../messages.ts';
import { useRoom } from '../session/use-room.ts';

/** The host's hand on the lesson's time: start it, make it longer. */
export function HostDesk() {
  const { state } = useRoom();
  const { lessonId: id } = state.lesson;
  const { data: desk } = useGetLessonDeskQuery({ id });
  const [start, starting] = useStartLessonMutation();
  const [extend, extending] = useExtendLessonMutation();
  const act = useAction();
  if (!desk) return null;
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
  return (
    <Menu
      label={words.extend}
      trigger={
        <Button size="sm" minH="touch" variant="outline" loading={extending.isLoading} startIcon={<Icon as={Clock} />}>
          {words.extend}
        </Button>
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
