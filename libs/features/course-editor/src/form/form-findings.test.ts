import { courseDraftOf } from '@portal/domain/courses/course';
import { aCourseContent } from '@portal/testing/courses/course-builders';
import { type CourseFields, draftOf, fieldsOf } from './course-fields.ts';
import { findingsOfRefusal, formFindings, lastingFindings, limitFindings } from './form-findings.ts';

const written = (over: Partial<CourseFields> = {}) => ({ ...fieldsOf(aCourseContent()), ...over });
const slot = (start: string, end: string) => ({ weekday: 'TUESDAY', start, end }) as const;
const messagesAt = (fields: CourseFields, path: string) =>
  formFindings(fields).flatMap((finding) => (finding.path === path ? finding.message : []));

it('has nothing to say about a course that is complete', () => {
  expect(formFindings(written())).toEqual([]);
});

it('names the other time of an overlap by its place and its words [CRS-7]', () => {
  const fields = written({ weeklySchedule: [slot('19:00', '20:00'), slot('19:30', '20:30')] });
  expect(messagesAt(fields, 'weeklySchedule.0')).toEqual(['2번째 시간(화 19:30–20:30)과 겹쳐요.']);
  expect(messagesAt(fields, 'weeklySchedule.1')).toEqual(['1번째 시간(화 19:00–20:00)과 겹쳐요.']);
});

it('asks for what is missing in a half-written time, and keeps the places of the others', () => {
  const fields = written({ weeklySchedule: [slot('19:00', ''), slot('18:00', '17:00')] });
  expect(messagesAt(fields, 'weeklySchedule.0')).toEqual(['시작과 종료 시각을 모두 넣어 주세요.']);
  expect(messagesAt(fields, 'weeklySchedule.1')).toEqual(['같은 날 안에서 시작하고 끝나야 해요.']);
});

it('says what could not even be kept [CRS-6]', () => {
  expect(limitFindings(courseDraftOf(aCourseContent()))).toEqual([]);
  expect(messagesAt(written({ title: '가'.repeat(61) }), 'title')).toEqual(['60자까지 쓸 수 있어요.']);
  expect(messagesAt(written({ benefits: Array(11).fill('좋아요') }), 'benefits')).toEqual(['10개까지 고를 수 있어요.']);
});

describe('what only the server can know', () => {
  const fields = written({ weeklySchedule: [slot('', ''), slot('19:00', '20:00')] });
  const findings = [
    { path: 'introVideoUrl', level: 'ERROR', message: '볼 수 없는 영상이에요.' },
    { path: 'weeklySchedule.0', level: 'ERROR', message: '다른 수업과 겹쳐요.' },
    { path: 'programme.0.content', level: 'HINT', message: '배울 내용을 적으면 고르기 쉬워요.' },
  ] as const;
  const checked = { content: draftOf(fields), findings };

  it('stands at the places of the form', () => {
    expect(lastingFindings(checked, fields).map(({ path }) => path)).toEqual([
      'introVideoUrl',
      'weeklySchedule.1',
      'programme.0.content',
    ]);
  });

  it('counts until its field is changed', () => {
    const changed = { ...fields, introVideoUrl: 'https://youtu.be/aaaaaaaaaaa' };
    expect(lastingFindings(checked, changed).map(({ path }) => path)).toEqual([
      'weeklySchedule.1',
      'programme.0.content',
    ]);
  });

  it('is not said twice where the rules here say it too', () => {
    const empty = written({ title: '' });
    const again = { content: draftOf(empty), findings: formFindings(empty) };
    expect(lastingFindings(again, empty)).toEqual([]);
  });

  it('comes with a refusal as well', () => {
    expect(findingsOfRefusal({ 'content.title': '60자까지 쓸 수 있어요.', 'packages.0.fee': '너무 적어요.' })).toEqual([
      { path: 'title', level: 'ERROR', message: '60자까지 쓸 수 있어요.' },
      { path: 'packages.0.fee', level: 'ERROR', message: '너무 적어요.' },
    ]);
    expect(findingsOfRefusal(undefined)).toEqual([]);
  });
});
