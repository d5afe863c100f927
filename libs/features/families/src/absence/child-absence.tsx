import { chakra } from '@chakra-ui/react/styled-system';
import { CalendarX2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTakeBackFamilyAbsenceMutation } from '@portal/api/families/family-absence.api';
import type { FamilyDoor, FamilyLesson } from '@portal/domain/families/family-door';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { DoneLine } from '../paper/done-line.tsx';
import { Refusal } from '../paper/refusal.tsx';
import { useOneAtATime } from '../paper/use-one-at-a-time.ts';
import { useReader } from '../reading/reader-context.ts';
import { useAbsenceWords } from './absence-messages.ts';
import { AbsenceSheet } from './absence-sheet.tsx';

type Taker = FamilyLesson['takers'][number];

interface ChildAbsenceProps {
  lesson: FamilyLesson;
  taker: Taker;
  /** Where several children take the lesson. */
  name: string | undefined;
  isToCome: boolean;
  onAsk: (() => void) | undefined;
}

/** One child in the next lesson: the way to say that it cannot come, and what was said. */
export function ChildAbsence({ lesson, taker, name, isToCome, onAsk }: ChildAbsenceProps) {
  const { link } = useReader();
  const words = useAbsenceWords();
  const [takeBack] = useTakeBackFamilyAbsenceMutation();
  const { run, isRunning, problem } = useOneAtATime();
  const [isOpen, setIsOpen] = useState(false);
  // What an answer said, until the page has read the door anew.
  const [answered, setAnswered] = useState<{ before: Taker; now: Taker } | null>(null);
  const { absence } = answered?.before === taker ? answered.now : taker;
  const place = useRef<HTMLDivElement>(null);

  // What was pressed is gone with the answer; the reader goes on where it stood.
  useEffect(() => {
    if (answered) place.current?.focus();
  }, [answered]);

  const show = ({ next }: FamilyDoor) =>
    setAnswered({
      before: taker,
      now: next?.takers.find(({ studentId }) => studentId === taker.studentId) ?? { ...taker, absence: null },
    });
  const askBack = () =>
    void run(async () => show(await takeBack({ link, id: lesson.id, studentId: taker.studentId }).unwrap()));

  return (
    <div>
      <chakra.div ref={place} tabIndex={-1} outline="none">
        <div role="status">
          {absence && (
            <DoneLine
              title={name === undefined ? words.said : words.saidOf(name)}
              action={
                isToCome && (
                  <Button
                    variant="ghost"
                    px="3"
                    aria-label={name === undefined ? undefined : words.takeBackOf(name)}
                    loading={isRunning}
                    loadingText={words.takingBack}
                    onClick={askBack}
                  >
                    {words.takeBack}
                  </Button>
                )
              }
            >
              {absence.reason && <chakra.p overflowWrap="anywhere">{words.reasonOf(absence.reason)}</chakra.p>}
              {isToCome && <p>{words.canCome}</p>}
            </DoneLine>
          )}
        </div>
        {!absence && isToCome && (
          // In line with the other way out of the lesson's time, above it.
          <chakra.div ms="-4" my="-2">
            <Button variant="ghost" startIcon={<Icon as={CalendarX2} />} onClick={() => setIsOpen(true)}>
              {name === undefined ? words.cannot : words.cannotOf(name)}
            </Button>
          </chakra.div>
        )}
      </chakra.div>
      <Refusal title={words.takeBackFailed} problem={problem} />
      <AbsenceSheet
        lesson={lesson}
        studentId={taker.studentId}
        name={name}
        open={isOpen}
        onClose={() => setIsOpen(false)}
        onSent={(door) => {
          show(door);
          setIsOpen(false);
        }}
        onAsk={onAsk}
        finalFocus={answered ? place : undefined}
      />
    </div>
  );
}
