import * as v from 'valibot';
import { aFile } from '@portal/testing/assets/file-builders';
import { aLecture } from '@portal/testing/coursework/lecture-builders';
import { lectureSchema, type LectureValues, lectureValues } from './lecture-form-schema.ts';

const NOW = new Date('2026-11-18T23:30:00+09:00');
const SEOUL = 'Asia/Seoul';
const fresh = (over: Partial<LectureValues> = {}) => ({ ...lectureValues(null, NOW, SEOUL), title: '자료', ...over });

describe('the form of a lecture', () => {
  it.each([
    ['Asia/Seoul', '2026-11-19T00:00:00.000Z', '2026-12-03T14:59:00.000Z'],
    ['Pacific/Kiritimati', '2026-11-19T19:00:00.000Z', '2026-12-04T09:59:00.000Z'],
    ['America/Los_Angeles', '2026-11-19T17:00:00.000Z', '2026-12-04T07:59:00.000Z'],
  ])('proposes nine on the day after her own today in %s, and two weeks', (zone, displayAt, endAt) => {
    expect(lectureValues(null, NOW, zone)).toMatchObject({ opens: 'NOW', displayAt, hasEnd: false, endAt });
  });

  it('proposes for one that opens later, and has no end, two weeks from then on', () => {
    const lecture = aLecture({ displayAt: '2026-11-20T00:30:00+09:00', deadlineAt: null });
    expect(lectureValues(lecture, NOW, SEOUL)).toMatchObject({ opens: 'LATER', endAt: '2026-12-04T14:59:00.000Z' });
  });

  it('sends the moments back that it was given', () => {
    const displayAt = '2026-11-20T00:30:00+09:00';
    const deadlineAt = '2026-11-27T00:00:00+09:00';
    const values = lectureValues(aLecture({ displayAt, deadlineAt }), NOW, SEOUL);
    expect(values).toMatchObject({ opens: 'LATER', hasEnd: true });
    expect(v.parse(lectureSchema, values)).toMatchObject({ displayAt, deadlineAt });
  });

  it.each([
    ['it opens at once', { opens: 'NOW' }, { displayAt: null, deadlineAt: null }],
    ['it never ends', { opens: 'LATER', hasEnd: false }, { displayAt: '2026-11-19T00:00:00.000Z', deadlineAt: null }],
    ['it has blanks around its title', { title: ' 자료 ' }, { title: '자료' }],
    ['it has files', { files: [aFile({ id: 'f1' }), aFile({ id: 'f2' })] }, { fileIds: ['f1', 'f2'] }],
  ] as [string, Partial<LectureValues>, object][])('sends what counts when %s', (_when, over, expected) => {
    expect(v.parse(lectureSchema, fresh(over))).toMatchObject(expected);
  });

  it.each([
    ['nothing is wrong', {}, []],
    ['no title', { title: '' }, ['title']],
    ['no moment at which it opens', { opens: 'LATER', displayAt: null }, ['displayAt']],
    ['none, where it opens at once', { displayAt: null }, []],
    ['no last moment', { hasEnd: true, endAt: null }, ['endAt']],
    ['none, where it never ends', { endAt: null }, []],
    ['an end as it opens', { opens: 'LATER', hasEnd: true, endAt: '2026-11-19T09:00:00+09:00' }, ['endAt']],
    ['an end a minute later', { opens: 'LATER', hasEnd: true, endAt: '2026-11-19T09:01:00+09:00' }, []],
    [
      'an end before it would have opened, where it opens at once',
      { hasEnd: true, endAt: '2026-11-19T08:00:00+09:00' },
      [],
    ],
    [
      'more files than it may carry',
      { files: Array.from({ length: 200 }, (_, at) => aFile({ id: `f${at}` })) },
      ['files'],
    ],
    ['several things at once', { title: '', opens: 'LATER', displayAt: null }, ['title', 'displayAt']],
  ] as [string, Partial<LectureValues>, string[]][])('tells at its field of: %s', (_what, over, names) => {
    const read = v.safeParse(lectureSchema, fresh(over));
    expect((read.issues ?? []).map(({ path }) => path?.[0]?.key)).toEqual(names);
  });
});
