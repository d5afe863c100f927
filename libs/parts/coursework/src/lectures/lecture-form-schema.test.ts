import * as v from 'valibot';
import { aFile } from '@portal/testing/assets/file-builders';
import { aLecture } from '@portal/testing/coursework/lecture-builders';
import { lectureSchema, type LectureValues, lectureValues } from './lecture-form-schema.ts';

const NOW = new Date('2026-11-18T23:30:00+09:00');
const SEOUL = 'Asia/Seoul';
const fresh = (over: Partial<LectureValues> = {}) => ({ ...lectureValues(null, NOW, SEOUL), title: '자료', ...over });

describe('the form of a lecture', () => {
  it.each([
    ['Asia/Seoul', '2026-11-19'],
    ['Pacific/Kiritimati', '2026-11-20'],
    ['America/Los_Angeles', '2026-11-19'],
  ])('proposes the day after her own today in %s', (zone, displayDay) => {
    expect(lectureValues(null, NOW, zone)).toMatchObject({
      opens: 'NOW',
      displayDay,
      displayTime: '09:00',
      hasEnd: false,
    });
  });

  it.each([
    ['Asia/Seoul', { displayDay: '2026-11-20', displayTime: '00:30', endDay: '2026-11-27', endTime: '00:00' }],
    ['Asia/Ho_Chi_Minh', { displayDay: '2026-11-19', displayTime: '22:30', endDay: '2026-11-26', endTime: '22:00' }],
  ])('shows its moments by the clock of %s, and sends the same ones back', (zone, expected) => {
    const lecture = aLecture({ displayAt: '2026-11-20T00:30:00+09:00', deadlineAt: '2026-11-27T00:00:00+09:00' });
    const values = lectureValues(lecture, NOW, zone);
    expect(values).toMatchObject({ ...expected, opens: 'LATER', hasEnd: true });
    expect(v.parse(lectureSchema(zone), values)).toMatchObject({
      displayAt: '2026-11-19T15:30:00.000Z',
      deadlineAt: '2026-11-26T15:00:00.000Z',
    });
  });

  it.each([
    ['it opens at once', { opens: 'NOW' }, { displayAt: null, deadlineAt: null }],
    ['it never ends', { opens: 'LATER', hasEnd: false }, { displayAt: '2026-11-19T00:00:00.000Z', deadlineAt: null }],
    ['it has blanks around its title', { title: ' 자료 ' }, { title: '자료' }],
    ['it has files', { files: [aFile({ id: 'f1' }), aFile({ id: 'f2' })] }, { fileIds: ['f1', 'f2'] }],
  ] as [string, Partial<LectureValues>, object][])('sends what counts when %s', (_when, over, expected) => {
    expect(v.parse(lectureSchema(SEOUL), fresh(over))).toMatchObject(expected);
  });

  it.each([
    ['nothing is wrong', {}, []],
    ['no title', { title: '' }, ['title']],
    ['no day on which it opens', { opens: 'LATER', displayDay: '' }, ['displayDay']],
    ['no time at which it opens', { opens: 'LATER', displayTime: '' }, ['displayTime']],
    ['neither, where it opens at once', { displayDay: '', displayTime: '' }, []],
    ['no last day', { hasEnd: true, endDay: '' }, ['endDay']],
    ['no last time', { hasEnd: true, endTime: '' }, ['endTime']],
    ['neither, where it never ends', { endDay: '', endTime: '' }, []],
    [
      'an end as it opens',
      { opens: 'LATER', hasEnd: true, displayTime: '09:00', endDay: '2026-11-19', endTime: '09:00' },
      ['endTime'],
    ],
    ['an end a minute later', { opens: 'LATER', hasEnd: true, endDay: '2026-11-19', endTime: '09:01' }, []],
    [
      'more files than it may carry',
      { files: Array.from({ length: 200 }, (_, at) => aFile({ id: `f${at}` })) },
      ['files'],
    ],
    ['several things at once', { title: '', opens: 'LATER', displayDay: '' }, ['title', 'displayDay']],
  ] as [string, Partial<LectureValues>, string[]][])('tells at its field of: %s', (_what, over, names) => {
    const read = v.safeParse(lectureSchema(SEOUL), fresh(over));
    expect((read.issues ?? []).map(({ path }) => path?.[0]?.key)).toEqual(names);
  });
});
