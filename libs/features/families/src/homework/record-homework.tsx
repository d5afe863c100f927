import { chakra } from '@chakra-ui/react/styled-system';
import type { FamilyDoor, FamilyRecord } from '@portal/domain/families/family-door';
import type { FamilyHomework } from '@portal/domain/families/family-homework';
import { Button } from '@portal/ui/button';
import { useHomeworkWords } from '../homework-messages.ts';
import { useReader } from '../reading/reader-context.ts';
import { HomeworkMark } from './homework-mark.tsx';
import { useHomeworkAddress } from './use-homework-address.ts';
import { useHomeworkList } from './use-homework-list.ts';

interface RecordHomeworkProps {
  record: Pick<FamilyRecord, 'id'> & { readonly note: NonNullable<FamilyRecord['note']> };
  students: FamilyDoor['students'];
}

/** The homework that a lesson's note tells of; where it can still be handed in, its deadline is that of its row. */
export function RecordHomework({ record: { id, note }, students }: RecordHomeworkProps) {
  const { words, time, zone } = useReader();
  const { data } = useHomeworkList('OPEN');
  const open = data?.items.filter(({ lesson }) => lesson?.id === id) ?? [];
  const { homework, homeworkDueAt } = note;
  if (open.length === 0)
    return homeworkDueAt ? `${homework}\n${words.records.due(time.short(homeworkDueAt, zone))}` : homework;
  return (
    <chakra.span display="grid" justifyItems="start" gap="2">
      <span>{homework}</span>
      {open.map((one) => (
        <OpenHomework key={`${one.id} ${one.student.id}`} homework={one} isNamed={students.length > 1} />
      ))}
    </chakra.span>
  );
}

function OpenHomework({ homework, isNamed }: { homework: FamilyHomework; isNamed: boolean }) {
  const words = useHomeworkWords();
  const { open } = useHomeworkAddress();
  return (
    <chakra.span display="flex" flexWrap="wrap" alignItems="center" gap="2">
      <HomeworkMark homework={homework} />
      <Button variant="outline" onClick={() => open(homework)}>
        {words.handIn(isNamed ? homework.student.name : null)}
      </Button>
    </chakra.span>
  );
}
