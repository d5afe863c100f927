import { called } from '../format/called.ts';
import type { LessonDiary, NoteTemplate } from './lesson-diary.ts';

/** Notes to start from, true on any day that she sends them; `{student}` stays in what is sent until the platform knows which guardian reads it. */
export const NOTE_TEMPLATES: readonly NoteTemplate[] = [
  {
    id: 'ko-lesson',
    language: 'ko',
    name: '수업 소식',
    text: [
      '안녕하세요, {student} 학생의 수업을 마쳤어요.',
      '배운 내용: {covered}',
      '숙제: {homework}',
      '다음 시간: {next}',
      '궁금한 점이 있으면 편하게 말씀해 주세요. 고맙습니다.',
    ].join('\n'),
  },
  {
    id: 'ko-praise',
    language: 'ko',
    name: '칭찬하기',
    text: [
      '안녕하세요, {student} 학생이 수업에 정말 열심히 참여했어요.',
      '배운 내용: {covered}',
      '숙제: {homework}',
      '다음 시간: {next}',
      '집에서도 많이 칭찬해 주세요. 고맙습니다.',
    ].join('\n'),
  },
  {
    id: 'vi-lesson',
    language: 'vi',
    name: 'Tin buổi học',
    text: [
      'Chào phụ huynh, {student} đã học xong buổi học.',
      'Nội dung đã học: {covered}',
      'Bài tập về nhà: {homework}',
      'Buổi sau: {next}',
      'Nếu có thắc mắc, phụ huynh cứ nhắn cho tôi nhé. Xin cảm ơn.',
    ].join('\n'),
  },
  {
    id: 'vi-praise',
    language: 'vi',
    name: 'Khen ngợi',
    text: [
      'Chào phụ huynh, {student} đã tham gia buổi học rất chăm chỉ.',
      'Nội dung đã học: {covered}',
      'Bài tập về nhà: {homework}',
      'Buổi sau: {next}',
      'Phụ huynh hãy khen em ở nhà nhé. Xin cảm ơn.',
    ].join('\n'),
  },
];

/** The words for a guardian in her own language, where there are some. */
export const noteFor = (
  language: NoteTemplate['language'],
  { messageToGuardian, messageToGuardianVi }: Pick<LessonDiary, 'messageToGuardian' | 'messageToGuardianVi'>,
): string => (language === 'vi' && messageToGuardianVi.trim() !== '' ? messageToGuardianVi : messageToGuardian);

/** What a note can speak of, as its writer reads it. */
export const NOTE_PLACES = {
  student: '학생 이름',
  covered: '배운 내용',
  homework: '숙제',
  next: '다음 시간',
} as const;
export type NotePlace = keyof typeof NOTE_PLACES;
export type NoteValues = Partial<Record<NotePlace, string>>;

const places = Object.entries(NOTE_PLACES);

/** A note as its writer sees it: `{학생 이름}` for `{student}`. */
export const noteInWords = (text: string): string =>
  places.reduce((words, [place, word]) => words.replaceAll(`{${place}}`, `{${word}}`), text);

/** The way back from `noteInWords`. */
export const noteFromWords = (words: string): string =>
  places.reduce((text, [place, word]) => text.replaceAll(`{${word}}`, `{${place}}`), words);

const PLACEHOLDER = /\{(student|covered|homework|next)\}/g;

/** A note with what is given filled in; a line about something that is empty is left out, what is not given stays as it is. */
export function fillNote(text: string, values: NoteValues): string {
  const valueOf = (name: string) => values[name as keyof NoteValues];
  const students = values.student?.split(', ').map((name) => called(name, '학생'));
  return text
    .split('\n')
    .filter((line) => ![...line.matchAll(PLACEHOLDER)].some(([, name]) => valueOf(name!)?.trim() === ''))
    .map((line) => (students ? line.replaceAll('{student} 학생', () => students.join(', ')) : line))
    .map((line) => line.replaceAll(PLACEHOLDER, (placeholder, name: string) => valueOf(name)?.trim() ?? placeholder))
    .join('\n');
}
