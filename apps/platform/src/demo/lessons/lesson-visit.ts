import { millisecondsInMinute } from 'date-fns/constants';
import { type AttendanceState, attendanceOf } from '@portal/domain/lessons/attendance';
import type { attendance } from '../../modules/lessons/desk/lesson-desk.tables.ts';
import type { NewEvidence } from '../../modules/lessons/module.ts';
import type { Random } from '../random.ts';
import type { LessonRow } from './lesson-rows.ts';

const EXCUSES = ['병원에 갔어요.', '학교 행사가 있었어요.', '가족 행사가 있었어요.'];

export interface Pupil {
  readonly id: string;
  readonly name: string;
  readonly age: number;
  readonly guardianId: string;
}

interface Telling {
  readonly random: Random;
  readonly state: AttendanceState;
  readonly now: Date;
  /** From when on the teacher is there to let her in. */
  readonly opened: Date;
  readonly by: Pick<NewEvidence, 'actor' | 'actorId'>;
}

/** One student in one lesson: what the room saw of her, and what the teacher has said. */
export function visitOf({ id: lessonId, startAt, endAt, mode, status }: LessonRow, pupil: Pupil, telling: Telling) {
  const { random, state, now, opened, by } = telling;
  const self = { actor: pupil.name, actorId: pupil.id };
  const late = state === 'LATE' ? random.between(5, 12) : -random.between(0, 5);
  const cameAt = new Date(startAt.getTime() + late * millisecondsInMinute);
  const leftAt = new Date(Math.min(endAt.getTime() - random.between(0, 60) * 1000, now.getTime()));
  const joinedAt = new Date(Math.max(cameAt.getTime(), opened.getTime()) + random.between(4, 40) * 1000);
  const isThere = mode !== 'OFFLINE' && (state === 'PRESENT' || state === 'LATE') && joinedAt <= now;
  const stayed = Math.round((leftAt.getTime() - joinedAt.getTime()) / millisecondsInMinute);
  const events: NewEvidence[] = isThere
    ? [
        { kind: 'WAITED', at: cameAt, data: { role: 'STUDENT', studentId: pupil.id }, ...self },
        { kind: 'JOINED', at: joinedAt, data: { role: 'STUDENT', studentId: pupil.id }, ...self },
        // Nobody is in a room whose people are told: where the lesson still runs she has just gone out.
        { kind: 'LEFT', at: leftAt, data: { role: 'STUDENT', minutes: stayed }, ...self },
      ]
    : [];
  const isSaid = mode === 'OFFLINE' || state === 'EXCUSED';
  const note = state === 'EXCUSED' ? random.pick(EXCUSES) : '';
  if (isSaid && status !== 'IN_PROGRESS')
    events.push({
      kind: 'ATTENDANCE_FIXED',
      at: new Date(Math.min(endAt.getTime() + millisecondsInMinute, now.getTime())),
      ...by,
      data: { studentId: pupil.id, student: pupil.name, before: mode === 'OFFLINE' ? '' : 'ABSENT', after: state },
    });
  const stays = isThere ? [{ from: joinedAt, to: leftAt }] : [];
  const row: typeof attendance.$inferInsert = {
    lessonId,
    studentId: pupil.id,
    state,
    note,
    source: isSaid ? 'MANUAL' : 'AUTO',
    joinedAt: isThere ? joinedAt : null,
    leftAt: isThere ? leftAt : null,
    minutes: attendanceOf(stays, { startAt, endAt }).minutes,
  };
  return { row, events };
}
