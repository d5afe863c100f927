import { courseDraftOf } from '@portal/domain/courses/course';
import { aCourse, aCourseContent } from '@portal/testing/courses/course-builders';
import { weighArrival } from './course-arrival.ts';

const base = aCourse({ version: 4 });
const untouched = courseDraftOf(base.content);
const mine = { ...untouched, title: '내가 쓴 이름' };
const other = aCourseContent({ title: '다른 곳에서 쓴 이름' });

const sent = { ...untouched, intro: '보내 둔 소개' };

it.each([
  ['an older answer', { version: 3, content: other }, mine, 'OLD'],
  ['the same again', {}, mine, 'REBASE'],
  ['another state of the same content', { version: 5, status: 'APPROVAL_IN_PROCESS' }, mine, 'REBASE'],
  ['a content that nobody here was changing', { version: 5, content: other }, untouched, 'ADOPT'],
  ['just what is written here', { version: 5, content: aCourseContent({ title: '내가 쓴 이름' }) }, mine, 'REBASE'],
  [
    'what was sent before, whose answer was lost',
    { version: 5, content: aCourseContent({ intro: sent.intro }) },
    mine,
    'REBASE',
  ],
  ['another content while this one is changed', { version: 5, content: other }, mine, 'CONFLICT'],
] as const)('%s is weighed right', (_, over, draft, arrival) => {
  expect(weighArrival({ base, mine: draft, sent }, aCourse({ ...base, ...over }))).toBe(arrival);
});

it('a new address of the same picture is no other content', () => {
  const image = base.content.image && { ...base.content.image, url: '/elsewhere' };
  const next = aCourse({ version: 5, content: aCourseContent({ image }) });
  expect(weighArrival({ base, mine, sent: null }, next)).toBe('REBASE');
});
