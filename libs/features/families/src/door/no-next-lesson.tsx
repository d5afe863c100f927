import { chakra } from '@chakra-ui/react/styled-system';
import type { FamilyDoor } from '@portal/domain/families/family-door';
import { paths } from '@portal/domain/site/paths';
import { RouterLink } from '@portal/portal-core/router-link';
import { TextLink } from '@portal/ui/text-link';
import { Band } from '../paper/band.tsx';
import { useReader } from '../reading/reader-context.ts';

/** No lesson is to come: not yet, or not any more. What was cancelled can be booked again at the teacher's. */
export function NoNextLesson({ door: { isOver, isCanceled, teacherId } }: { door: FamilyDoor }) {
  const { next: words } = useReader().words;
  const [title, body] = isCanceled
    ? [words.canceled, words.canceledBody]
    : isOver
      ? [words.classOver, words.classOverBody]
      : [words.none, words.noneBody];
  return (
    <Band title={words.title}>
      <div>
        <chakra.p textStyle="title.sm">{title}</chakra.p>
        <chakra.p color="fg.muted">{body}</chakra.p>
      </div>
      {isCanceled && (
        <TextLink href={paths.publicTeacher(teacherId)} linkAs={RouterLink} touch>
          {words.teacherPage}
        </TextLink>
      )}
    </Band>
  );
}
