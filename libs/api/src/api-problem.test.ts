import { localProblem, problemOf, problemOfAnswer } from './api-problem.ts';

const none = new Headers();
const CONFLICT = {
  wanted: { startAt: '2026-11-18T01:00:00Z', endAt: '2026-11-18T02:00:00Z' },
  other: {
    kind: 'LESSON',
    id: 'les_1',
    title: '중1 수학',
    startAt: '2026-11-18T01:30:00Z',
    endAt: '2026-11-18T02:30:00Z',
  },
  alternatives: [],
};

describe('the sentence that a teacher reads when something is refused [SES-8]', () => {
  it.each<[string, number, unknown, string]>([
    [
      'is the server’s own, with a code that is known',
      409,
      { code: 'WRONG_STATE', message: '지금은 안 돼요' },
      '지금은 안 돼요',
    ],
    [
      'may be Vietnamese where the source says so',
      400,
      { code: 'FILE_NOT_FOUND', message: 'Không tìm thấy file' },
      'Không tìm thấy file',
    ],
    ['is the server’s own without a code, where it is Korean', 500, { message: '점검하고 있어요' }, '점검하고 있어요'],
    [
      'is ours where a proxy speaks',
      502,
      { message: 'Bad Gateway' },
      '서버에 문제가 생겼어요. 잠시 뒤 다시 해 주세요.',
    ],
    ['is ours where a page came', 503, '<html>점검</html>', '서버에 문제가 생겼어요. 잠시 뒤 다시 해 주세요.'],
    [
      'is ours where a trace came',
      500,
      { message: `오류 ${'x'.repeat(300)}` },
      '서버에 문제가 생겼어요. 잠시 뒤 다시 해 주세요.',
    ],
    ['is ours where nothing was said', 403, { code: 'FORBIDDEN', message: '  ' }, '이 작업을 할 권한이 없어요.'],
    ['is ours where a number was said', 404, { message: 404 }, '찾는 내용이 없어요.'],
    ['says that it was too often', 429, null, '요청이 너무 잦아요. 잠시 뒤 다시 해 주세요.'],
    ['says that another was first', 409, undefined, '다른 곳에서 먼저 바뀌었어요. 새로고침하고 다시 해 주세요.'],
    ['says that the session is over', 401, {}, '로그인 시간이 지났어요. 다시 로그인해 주세요.'],
    ['says at least that something happened', 418, [], '문제가 생겼어요. 잠시 뒤 다시 해 주세요.'],
  ])('%s', (_what, status, body, message) => {
    expect(problemOfAnswer(status, body, none)).toMatchObject({ status, message });
  });
});

describe('what a refusal brings besides', () => {
  const besides = (body: object, headers = none) => {
    const { status: _status, message: _message, ...rest } = problemOfAnswer(409, body, headers);
    return rest;
  };

  it.each<[string, object, object]>([
    ['a code that is known', { code: 'TOO_MANY' }, { code: 'TOO_MANY' }],
    ['no code that nobody knows', { code: 'OUT_OF_COFFEE' }, {}],
    ['no code that only looks like one', { code: 'toString' }, {}],
    ['a sentence for each wrong field', { fields: { name: '적어 주세요.' } }, { fields: { name: '적어 주세요.' } }],
    [
      'only those that are sentences',
      { fields: { name: '적어 주세요.', age: 3 } },
      { fields: { name: '적어 주세요.' } },
    ],
    ['no fields where there is none', { fields: {} }, {}],
    ['the trace for the operator', { traceId: 't-1' }, { traceId: 't-1' }],
    ['no trace that is no text', { traceId: 7 }, {}],
    ['what stands in the way', { conflict: CONFLICT }, { conflict: CONFLICT }],
    ['nothing of a half conflict', { conflict: { wanted: CONFLICT.wanted } }, {}],
    ['when to try again', { retryAfter: 3 }, { retryAfter: 3 }],
    ['no time before now', { retryAfter: -1 }, {}],
  ])('is %s', (_what, body, expected) => {
    expect(besides(body)).toEqual(expected);
  });

  it('is when to try again by the header, where the body does not say it', () => {
    expect(besides({}, new Headers({ 'retry-after': '30' }))).toEqual({ retryAfter: 30 });
    expect(besides({ retryAfter: 5 }, new Headers({ 'retry-after': '30' }))).toEqual({ retryAfter: 5 });
    expect(besides({}, new Headers({ 'retry-after': 'Wed, 18 Nov 2026 01:42:00 GMT' }))).toEqual({});
    expect(besides({}, new Headers({ 'retry-after': '' }))).toEqual({});
  });
});

describe('whatever was caught', () => {
  const general = { status: 'MALFORMED', message: '문제가 생겼어요. 잠시 뒤 다시 해 주세요.' };
  it.each<[string, unknown, object]>([
    ['a problem is itself', { status: 409, message: '안 돼요' }, { status: 409, message: '안 돼요' }],
    ['so is one without an answer', { status: 'OFFLINE', message: '연결' }, { status: 'OFFLINE', message: '연결' }],
    ['giving up is no fault', new DOMException('gone', 'AbortError'), { status: 'ABORTED' }],
    ['an error of ours is never shown', new TypeError('x is undefined'), general],
    ['nor is a status that nobody knows', { status: 'BROKEN', message: 'x' }, general],
    ['nor is a problem that says nothing', { status: 409, message: '' }, general],
    ['nor is nothing', undefined, general],
  ])('%s', (_what, error, expected) => {
    expect(problemOf(error)).toMatchObject(expected);
  });
});

it('tells a line that is gone from a server that does not answer', () => {
  const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(localProblem('OFFLINE').message).toBe('인터넷 연결을 확인해 주세요.');
  isOnline.mockReturnValue(true);
  expect(localProblem('OFFLINE')).toEqual({
    status: 'OFFLINE',
    message: '서버가 답하지 않아요. 잠시 뒤 다시 해 주세요.',
  });
  isOnline.mockRestore();
});
