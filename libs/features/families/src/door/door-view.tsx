import { chakra } from '@chakra-ui/react/styled-system';
import type { RefObject } from 'react';
import type { FamilyDoor, FamilyMove } from '@portal/domain/families/family-door';
import { ChatBand } from '../chat/chat-band.tsx';
import { GuardiansBand } from '../guardians/guardians-band.tsx';
import { HomeworkBand } from '../homework/homework-band.tsx';
import { LecturesBand } from '../lectures/lectures-band.tsx';
import { type MovableLesson, movableLesson, movedLesson } from '../moves/movable-lesson.ts';
import { MoveBand } from '../moves/move-band.tsx';
import { type MoveNews, MoveNewsPlace } from '../moves/move-news.tsx';
import { useReader } from '../reading/reader-context.ts';
import { RecordingBand } from '../recording/recording-band.tsx';
import { RecordsBand } from '../records/records-band.tsx';
import { ReviewsBand } from '../reviews/reviews-band.tsx';
import { TrialBand } from '../trial/trial-band.tsx';
import { NextLesson } from './next-lesson.tsx';
import { NoNextLesson } from './no-next-lesson.tsx';

interface DoorViewProps {
  door: FamilyDoor;
  news: MoveNews | null;
  newsPlace: RefObject<HTMLDivElement | null>;
  onNews: (news: MoveNews | null) => void;
  onDecline: (move: FamilyMove) => void;
  onAsk: (lesson: MovableLesson) => void;
  /** Who reads is no guardian any more. */
  onLeft: () => void;
}

/** The class as its family sees it: what comes next, what waits for an answer, what has been. */
export function DoorView({ door, news, newsPlace, onNews, onDecline, onAsk, onLeft }: DoorViewProps) {
  const { words } = useReader();
  const { next, moves, students } = door;
  const isNextMoving = moves.some(({ lessonId }) => lessonId === next?.id);
  return (
    <>
      {next ? (
        <NextLesson
          key={next.id}
          lesson={next}
          students={students}
          onAsk={isNextMoving ? undefined : () => onAsk(movableLesson(next))}
        />
      ) : (
        <NoNextLesson door={door} />
      )}
      <TrialBand next={next} />
      <MoveNewsPlace news={news} place={newsPlace} />
      {moves.map((move) => (
        <MoveBand
          key={move.id}
          move={move}
          onNews={onNews}
          onDecline={onDecline}
          onAsk={(asked) => onAsk(movedLesson(asked))}
        />
      ))}
      <HomeworkBand students={students} isOver={door.isOver} />
      <LecturesBand students={students} />
      <ChatBand room="teacher" chat={door.teacherChat} />
      {door.chat && <ChatBand room="class" chat={door.chat} />}
      {door.isOver && <ReviewsBand />}
      <RecordsBand students={students} isOver={door.isOver} />
      <RecordingBand students={students} />
      <GuardiansBand onLeft={onLeft} />
      <chakra.p px={{ base: '4', md: '6' }} py="2" textStyle="body.sm" color="fg.muted">
        {words.foot(words.family(students.map(({ name }) => name)))}
      </chakra.p>
    </>
  );
}
