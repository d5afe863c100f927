import { evidenceWords } from './evidence-words.ts';

const words = (data: Record<string, string | number | boolean | null>, zone = 'Asia/Seoul') =>
  evidenceWords({ data } as Parameters<typeof evidenceWords>[0], zone);

it.each([
  [{ until: '2026-11-18T02:35:00Z' }, 'Asia/Seoul', '11:35까지'],
  [{ until: '2026-11-18T02:35:00Z' }, 'Asia/Ho_Chi_Minh', '09:35까지'],
  [{ lastSeen: '2026-11-18T00:24:30Z' }, 'Asia/Seoul', '09:24에 마지막으로 있었어요'],
  [{ since: '2026-11-18T00:30:00Z' }, 'Asia/Seoul', '09:30부터 기다렸어요'],
])('%j is told in the time of %s [CLS-3]', (data, zone, said) => {
  expect(words(data, zone)).toEqual([said]);
});

it('a quiz question names its right answer and how many had it [CLS-3]', () => {
  const data = { question: '몇 권?', votes: 3, result: '6권: 1, 7권: 2', answer: '7권', right: 2 };
  expect(words(data)).toEqual(['몇 권?', '답 3개', '6권: 1, 7권: 2', '정답 ‘7권’', '맞힌 학생 2명']);
});

it.each([
  ['machine codes', { hash: 'abc', lectureId: 'lec_9', fileId: 'file_9', line: 'LOW' }],
  ['what is empty', { note: '', name: '', question: '' }],
  ['who is unknown', { by: 'ROBOT' }],
])('%s are nothing that a person reads [W1]', (_, data) => {
  expect(words(data)).toEqual([]);
});

it.each([
  [{ before: 'LATE', after: 'PRESENT' }, /지각 → 출석/],
  [{ before: '', after: 'EXCUSED' }, /정하지 않음 → 인정 결석/],
  [{ before: 'ABSENT', after: 'LATE', note: '버스가 늦음' }, /결석 → 지각/],
])('a correction %j names what stood before and what stands now [CLS-3]', (data, said) => {
  const [change, ...rest] = words({ studentId: 'student-A02', student: '학생 A02', ...data });
  expect(change).toMatch(said);
  expect(change).toContain('학생 A02');
  expect(rest).toEqual('note' in data ? [data.note] : []);
});

it.each([
  ['LEFT', /스스로/],
  ['REFUSED', /들이지 않았어요/],
  ['FULL', /자리가 없/],
  ['ENDED', /수업이 끝났/],
])('says why somebody is not at the door any more: %s [W1]', (why, said) => {
  expect(words({ role: 'STUDENT', why })).toEqual([expect.stringMatching(said)]);
});

it('tells of a lesson that was held and of one that was not in different words [W1]', () => {
  const [held, minutes] = words({ held: true, minutes: 67 });
  const [notHeld] = words({ held: false });
  expect(minutes).toBe('67분');
  expect(held).not.toBe(notHeld);
});
