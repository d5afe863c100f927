import { chakra } from '@chakra-ui/react/styled-system';
import type { ClassSummary } from '@portal/domain/classes/class';
import { Avatar } from '@portal/ui/avatar';
import { row } from '../messages.ts';

type Props = Pick<ClassSummary, 'students' | 'studentCount'>;

const Stack = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    '& > [data-one]': { borderRadius: 'full', outline: '2px solid', outlineColor: 'bg.panel' },
    '& > [data-one] + [data-one]': { ms: '-1.5' },
  },
});

/** The first students of a class and how many more there are; their names are read as one. */
export function AvatarStack({ students, studentCount }: Props) {
  const more = studentCount - students.length;
  if (studentCount === 0)
    return (
      <chakra.span textStyle="body.sm" color="fg.subtle">
        {row.noStudents}
      </chakra.span>
    );
  return (
    <Stack role="img" aria-label={row.students(students.map(({ name }) => name).join(', '), more)}>
      {students.map(({ id, name, avatar }) => (
        <span key={id} data-one>
          <Avatar id={id} name={name} src={avatar} size="xs" decorative />
        </span>
      ))}
      {more > 0 && (
        <chakra.span ms="1.5" textStyle="label" color="fg.muted" aria-hidden>
          +{more}
        </chakra.span>
      )}
    </Stack>
  );
}
