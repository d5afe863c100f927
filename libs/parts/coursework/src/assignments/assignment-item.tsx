import { chakra } from '@chakra-ui/react/styled-system';
import { Bookmark, CalendarClock, CopyPlus, MessageSquarePlus, Pencil, Send, Trash2 } from 'lucide-react';
import { type Assignment, isOut, NOTE_LIMITS } from '@portal/domain/coursework/assignment';
import { type AssignmentEvent, refuseAssignmentEvent } from '@portal/domain/coursework/assignment-transitions';
import { formatMoment } from '@portal/domain/format/date-time';
import { paths } from '@portal/domain/site/paths';
import { RouterLink } from '@portal/portal-core/router-link';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { StatusChip } from '@portal/ui/status-chip';
import { TextLink } from '@portal/ui/text-link';
import { HandoutItem } from '../handouts/handout-item.tsx';
import { NoteList } from '../notes/note-list.tsx';
import { assignments as words } from './assignment-messages.ts';

export type AssignmentAction = 'change' | 'publish' | 'extend' | 'note' | 'again' | 'keep' | 'remove' | 'show';

interface Props {
  assignment: Assignment;
  /** Of the class; nothing can be done any more. */
  isCanceled: boolean;
  /** It says of which class it is, and leads there. */
  withClass?: boolean;
  /** In which its times are meant. */
  zone: string;
  onAction: (action: AssignmentAction) => void;
}

const ITEMS = [
  { id: 'change', event: 'EDIT', label: words.change, icon: <Icon as={Pencil} /> },
  { id: 'publish', event: 'PUBLISH', label: words.publish, icon: <Icon as={Send} /> },
  { id: 'extend', event: 'EXTEND', label: words.extend, icon: <Icon as={CalendarClock} /> },
  { id: 'note', event: 'NOTE', label: words.note, icon: <Icon as={MessageSquarePlus} /> },
  { id: 'again', event: null, label: words.again, icon: <Icon as={CopyPlus} /> },
  { id: 'keep', event: null, label: words.keep, icon: <Icon as={Bookmark} /> },
  { id: 'remove', event: 'DELETE', label: words.remove, icon: <Icon as={Trash2} />, danger: true, separated: true },
] as const;

/** One assignment in the list of its class: where it stands, who has handed it in, and what can be done with it. */
export function AssignmentItem({ assignment, isCanceled, withClass = false, zone, onAction }: Props) {
  const { id, title, classId, className, status, isLocked, notes, counts } = assignment;
  const may = (event: AssignmentEvent) =>
    !refuseAssignmentEvent({ status, isLocked, isCanceled }, event) &&
    (event !== 'NOTE' || notes.length < NOTE_LIMITS.most);
  const actions = ITEMS.filter(({ event }) => (event === null ? !isCanceled : may(event))).map(
    ({ event: _, ...item }) => ({
      ...item,
      onSelect: () => onAction(item.id),
    }),
  );
  const numbers = [
    words.submitted(counts.students, counts.submitted),
    counts.late > 0 && words.late(counts.late),
    counts.missing > 0 && words.missing(counts.missing),
    counts.returned > 0 && words.returned(counts.returned),
  ];
  return (
    <HandoutItem
      handout={assignment}
      status={<StatusChip group="assignment" status={status} />}
      actions={actions}
      facts={factsOf(assignment, zone)}
      words={words}
    >
      {withClass && (
        <p>
          <TextLink href={paths.classAssignments(classId)} linkAs={RouterLink} touch>
            {className}
          </TextLink>
        </p>
      )}
      {isOut(assignment) && (
        <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="center" justifyContent="space-between">
          <chakra.p fontVariantNumeric="tabular-nums">{numbers.filter(Boolean).join(' · ')}</chakra.p>
          <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
            {counts.toGrade > 0 && (
              <TextLink
                href={paths.grading({ assignment: id })}
                linkAs={RouterLink}
                touch
                aria-label={words.gradeOf(title, counts.toGrade)}
              >
                {words.grade(counts.toGrade)}
              </TextLink>
            )}
            <Button variant="outline" aria-label={words.showOf(title)} onClick={() => onAction('show')}>
              {words.show}
            </Button>
          </chakra.div>
        </chakra.div>
      )}
      <NoteList assignment={assignment} zone={zone} />
      {isLocked && (
        <chakra.p textStyle="body.sm" color="fg.muted">
          {words.locked} {may('NOTE') ? words.lockedBody : may('EXTEND') && words.lockedExtend}
        </chakra.p>
      )}
    </HandoutItem>
  );
}

function factsOf(assignment: Assignment, zone: string) {
  const { title, displayAt, deadlineAt, lateAllowed, cutoffAt, extension, downloadAllowed, files, lesson } = assignment;
  const at = (instant: string) => formatMoment(instant, zone);
  return [
    words.deadline(at(deadlineAt)),
    extension && words.extension(extension.students, at(extension.until)),
    !isOut(assignment) && (displayAt ? words.display(at(displayAt)) : words.displayAtOnce),
    !lateAllowed && words.noLate,
    cutoffAt && words.cutoff(at(cutoffAt)),
    files.length > 0 && !downloadAllowed && words.downloadBlocked,
    lesson && words.ofLesson(lesson.no) !== title && words.ofLesson(lesson.no),
  ];
}
