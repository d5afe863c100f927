import { chakra } from '@chakra-ui/react/styled-system';
import { useExtendLessonMutation } from '@portal/api/lessons/lesson-desk.api';
import type { LessonDesk } from '@portal/domain/lessons/lesson-desk.contract';
import { LESSON_EXTENSIONS } from '@portal/domain/lessons/lesson-transitions';
import { useToast } from '@portal/portal-core/show-toast';
import { Button } from '@portal/ui/button';
import { hold } from '../messages.ts';
import type { OnOutcome } from './on-outcome.ts';

interface Props {
  desk: LessonDesk;
  onOutcome: OnOutcome;
}

type Minutes = (typeof LESSON_EXTENSIONS)[number];

/** More time, as far as what comes next allows it; where it does not, why. */
export function ExtendLesson({ desk: { lesson, extensions }, onOutcome }: Props) {
  const [extend, extending] = useExtendLessonMutation();
  const toast = useToast();
  const most = extensions.at(-1);
  const reason = most === undefined ? hold.noExtension : most < LESSON_EXTENSIONS[2] ? hold.onlyShort(most) : undefined;

  async function add(minutes: Minutes) {
    const { error } = await extend({ id: lesson.id, body: { version: lesson.version, minutes } });
    onOutcome(hold.extendFailed, error);
    if (!error) toast({ type: 'success', title: hold.extended(minutes) });
  }
  return (
    <chakra.div role="group" aria-label={hold.extend} display="grid" gap="2" borderTopWidth="1px" pt="4">
      <chakra.p textStyle="label">{hold.extend}</chakra.p>
      {extensions.length > 0 && (
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          {extensions.map((minutes) => (
            <Button
              key={minutes}
              variant="outline"
              loading={extending.isLoading && extending.originalArgs?.body.minutes === minutes}
              onClick={() => void (extending.isLoading || add(minutes))}
            >
              {hold.extendBy(minutes)}
            </Button>
          ))}
        </chakra.div>
      )}
      {reason && (
        <chakra.p textStyle="body.sm" color="fg.muted">
          {reason}
        </chakra.p>
      )}
    </chakra.div>
  );
}
