import { chakra } from '@chakra-ui/react/styled-system';
import type { Lesson } from '@portal/domain/lessons/lesson';
import { PERSON_WORDS } from '@portal/lesson/person-messages';
import { type PersonState, personState } from '@portal/lesson/person-state';
import { Avatar } from '@portal/ui/avatar';
import { AvatarStack } from '@portal/ui/avatar-stack';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import type { NearDesk } from './hero-state.ts';
import { nextWords as words } from './next-messages.ts';

interface HeroPeopleProps {
  lesson: Pick<Lesson, 'studentNames' | 'studentCount'>;
  /** Once the lesson is near. */
  desk: NearDesk | undefined;
  isPhone: boolean;
}

interface Person {
  readonly name: string;
  readonly state?: PersonState;
}

const SHOWN_MAX = 5;

/** Who is in the lesson; when it is near, who has come and who stands at the door. */
export function HeroPeople({ lesson, desk, isPhone }: HeroPeopleProps) {
  const people = peopleOf(lesson, desk);
  const total = Math.max(lesson.studentCount, people.length);
  if (total === 0) return null;
  const shown = people.slice(0, SHOWN_MAX);
  if (isPhone) {
    return (
      <chakra.div display="flex" alignItems="center" flexWrap="wrap" gap="3" minH="9">
        <AvatarStack people={shown.map(({ name }) => ({ name }))} total={total} size="md" />
        <VisuallyHidden>{shown.map(({ name }) => name).join(', ')}</VisuallyHidden>
        {desk && (
          <chakra.span textStyle="body.sm" fontWeight="medium">
            {howMany(desk, total)}
          </chakra.span>
        )}
      </chakra.div>
    );
  }
  return (
    <chakra.ul listStyleType="none" display="flex" flexWrap="wrap" columnGap="6" rowGap="2" minH="10">
      {shown.map(({ name, state }, at) => (
        <chakra.li key={`${at}-${name}`} display="flex" alignItems="center" gap="2" minW="0">
          <chakra.span
            display="inline-flex"
            borderRadius="full"
            boxShadow={state === 'AT_DOOR' ? '0 0 0 2px {colors.celadon.solid}' : undefined}
          >
            <Avatar name={name} decorative />
          </chakra.span>
          <chakra.span display="grid" minW="0">
            <chakra.span textStyle="label" dir="auto" overflowWrap="anywhere">
              {name}
            </chakra.span>
            {state && (
              <chakra.span textStyle="caption" color={state === 'AT_DOOR' ? 'fg.link' : 'fg.muted'}>
                {PERSON_WORDS[state]}
              </chakra.span>
            )}
          </chakra.span>
        </chakra.li>
      ))}
      {total > shown.length && (
        <chakra.li textStyle="label" color="fg.muted" alignSelf="center">
          +{total - shown.length}
        </chakra.li>
      )}
    </chakra.ul>
  );
}

function peopleOf({ studentNames }: HeroPeopleProps['lesson'], desk: NearDesk | undefined): Person[] {
  if (!desk?.attendance.length) return studentNames.map((name) => ({ name }));
  return desk.attendance.map(({ studentId, studentName }) => ({
    name: studentName,
    state: personState(studentId, desk),
  }));
}

function howMany({ wait }: NearDesk, total: number): string | null {
  if (wait.atDoorIds.length > 0) return words.atDoor(wait.atDoorIds.length);
  return wait.hereIds.length > 0 ? words.here(wait.hereIds.length, total) : null;
}
