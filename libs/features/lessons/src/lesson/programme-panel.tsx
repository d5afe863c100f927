import { chakra } from '@chakra-ui/react/styled-system';
import { millisecondsInMinute } from 'date-fns/constants';
import type { LessonDesk } from '@portal/domain/lessons/lesson-desk.contract';
import { paths } from '@portal/domain/site/paths';
import { useNow } from '@portal/portal-core/clock';
import { RouterLink } from '@portal/portal-core/router-link';
import { DescriptionList } from '@portal/ui/description-list';
import { Panel } from '@portal/ui/panel';
import { TextLink } from '@portal/ui/text-link';
import { programme as words } from '../messages.ts';
import { isLate, plannedStep, stepAfter } from './programme.ts';

/** What is planned for this lesson and what follows. */
export function ProgrammePanel({ desk }: { desk: LessonDesk }) {
  const now = useNow(millisecondsInMinute);
  const { programme, diary, lesson } = desk;
  const planned = plannedStep(desk);
  const covered = diary.sentAt === null ? undefined : programme.find(({ no }) => no === diary.programmeNo);
  const here = covered ?? planned;
  const next = here && stepAfter(programme, here.no);
  const isBehind = here !== undefined && programme.some((step) => step.no < here.no && isLate(step, now));
  return (
    <Panel
      title={words.title}
      footer={
        <TextLink href={paths.classDetail(lesson.classId)} linkAs={RouterLink} touch>
          {words.toClass}
        </TextLink>
      }
    >
      {programme.length === 0 ? (
        <chakra.p color="fg.muted">{words.none}</chakra.p>
      ) : (
        <DescriptionList
          rows={[
            { label: words.planned, value: planned ? words.step(planned.no, planned.title) : words.notPlanned },
            covered ? { label: words.covered, value: words.step(covered.no, covered.title) } : null,
            next ? { label: words.next, value: words.step(next.no, next.title) } : null,
          ]}
        />
      )}
      {isBehind && (
        <chakra.p textStyle="body.sm" color="fg.warning">
          {words.behind}
        </chakra.p>
      )}
    </Panel>
  );
}
