import { chakra } from '@chakra-ui/react/styled-system';
import { useGetClassQuery } from '@portal/api/classes/classes.api';
import { paths } from '@portal/domain/site/paths';
import { LessonTime } from '@portal/lesson/lesson-time';
import { RouterLink } from '@portal/portal-core/router-link';
import { Button } from '@portal/ui/button';
import { Panel } from '@portal/ui/panel';
import { SkeletonText } from '@portal/ui/skeletons';
import { TextLink } from '@portal/ui/text-link';
import { done } from '../wrap-up-messages.ts';

/** The way on to the next lesson of the class, or to the class where there is none. */
export function NextLesson({ classId }: { classId: string }) {
  const { currentData, isError } = useGetClassQuery({ id: classId }, { refetchOnMountOrArgChange: true });
  const next = currentData?.nextLesson;
  return (
    <Panel
      size="sm"
      title={done.next}
      footer={
        next ? (
          <Button asChild>
            <RouterLink href={paths.lesson(next.id)}>{done.openNext}</RouterLink>
          </Button>
        ) : (
          <TextLink href={paths.classDetail(classId)} linkAs={RouterLink} touch>
            {done.toClass}
          </TextLink>
        )
      }
    >
      {next ? (
        <p>
          {done.nextLine(next.no, next.title)} · <LessonTime {...next} />
        </p>
      ) : currentData || isError ? (
        <chakra.p color="fg.muted">{isError ? done.nextFailed : done.noNext}</chakra.p>
      ) : (
        <SkeletonText lines={1} />
      )}
    </Panel>
  );
}
