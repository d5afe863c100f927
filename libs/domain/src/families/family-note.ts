import type { AttendanceState } from '../lessons/attendance.ts';
import { fillNote, type NoteValues } from '../lessons/note-templates.ts';

/** A child that a note is about; nothing is known yet of who has no state. */
export interface NotedChild {
  readonly name: string;
  readonly state?: AttendanceState | null | undefined;
}

/** Whether a child was not there, announced or not. */
export const wasAway = ({ state }: Pick<NotedChild, 'state'>): boolean => state === 'ABSENT' || state === 'EXCUSED';

const AWAY = {
  ko: { greeting: '안녕하세요. ', line: '{student} 학생은 수업에 함께하지 못했어요.' },
  vi: { greeting: 'Chào phụ huynh. ', line: '{student} không có mặt ở buổi học.' },
} as const;

/** Lines of the templates that say who took part, by the language of what is said of a child that did not. */
const OPENINGS = new Map<string, keyof typeof AWAY>([
  ['안녕하세요, {student} 학생의 수업을 마쳤어요.', 'ko'],
  ['안녕하세요, {student} 학생이 수업에 정말 열심히 참여했어요.', 'ko'],
  ['Chào phụ huynh, {student} đã học xong buổi học.', 'vi'],
  ['Chào phụ huynh, {student} đã tham gia buổi học rất chăm chỉ.', 'vi'],
  // As they were until November 2026; notes that were begun with them are still sent.
  ['안녕하세요, {student} 학생의 오늘 수업을 마쳤어요.', 'ko'],
  ['안녕하세요, {student} 학생이 오늘 정말 열심히 참여했어요.', 'ko'],
  ['Chào phụ huynh, hôm nay {student} đã học xong buổi học.', 'vi'],
  ['Chào phụ huynh, hôm nay {student} đã tham gia buổi học rất chăm chỉ.', 'vi'],
]);

/** Other lines of them that are true only of who was there, and what stands in their place. */
const LINES = new Map([
  ['배운 내용: {covered}', '수업에서는 이런 내용을 배웠어요: {covered}'],
  ['Nội dung đã học: {covered}', 'Nội dung của buổi học: {covered}'],
  ['집에서도 많이 칭찬해 주세요. 고맙습니다.', '궁금한 점이 있으면 편하게 말씀해 주세요. 고맙습니다.'],
  ['Phụ huynh hãy khen em ở nhà nhé. Xin cảm ơn.', 'Nếu có thắc mắc, phụ huynh cứ nhắn cho tôi nhé. Xin cảm ơn.'],
]);

const named = (line: string, children: readonly NotedChild[]): string =>
  children.length ? fillNote(line, { student: children.map(({ name }) => name).join(', ') }) : line;

/**
 * A note as one family reads it about its own children: a template says of who was not there that she was not. What the teacher
 * has written herself stays as it is.
 */
export function familyNote(text: string, children: readonly NotedChild[], values: Omit<NoteValues, 'student'>): string {
  const away = children.filter(wasAway);
  const came = children.filter((child) => !wasAway(child));
  const linesOf = (line: string): string[] => {
    const language = OPENINGS.get(line.trim());
    if (!away.length) return [named(line, children)];
    if (language && came.length) return [named(line, came), named(AWAY[language].line, away)];
    if (language) return [AWAY[language].greeting + named(AWAY[language].line, away)];
    return [named((!came.length && LINES.get(line.trim())) || line, children)];
  };
  return fillNote(text.split('\n').flatMap(linesOf).join('\n'), values);
}
