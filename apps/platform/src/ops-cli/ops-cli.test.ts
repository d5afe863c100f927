import { execFile } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { memoryOpsSource, type MemoryOpsSource } from '../testing/memory-ops-source.ts';
import { courseMaterial } from '../testing/ops-material.ts';
import { createTestApp, PASSWORD, testClock, type TestApp } from '../testing/test-app.ts';
import { runOpsCli } from './run.ts';

const clock = testClock('2026-11-18T01:42:00Z');
let t: TestApp;
let courses: MemoryOpsSource;
let teacherId: string;
let reviewerId: string;
let env: Record<string, string>;

beforeAll(async () => {
  courses = memoryOpsSource('COURSES', clock);
  t = await createTestApp({ clock, opsSources: [courses] });
  teacherId = (await t.addUser({ username: 'math', name: '김수학' })).id;
  reviewerId = (await t.addUser({ username: 'reviewer', name: '운영팀 (심사)', userType: 'OPERATOR' })).id;
  await t.addUser({ username: 'other', name: '운영팀 (정산)', userType: 'OPERATOR' });
  await t.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = t.app.server.address() as AddressInfo;
  env = { OPS_ORIGIN: `http://127.0.0.1:${port}`, OPS_USERNAME: 'reviewer', OPS_PASSWORD: PASSWORD };
});
afterAll(() => t.close());

async function run(line: string, { more = [] as string[], over = {} as Record<string, string> } = {}) {
  const said: string[] = [];
  const complained: string[] = [];
  const code = await runOpsCli([...line.split(' ').filter(Boolean), ...more], {
    env: { ...env, ...over },
    fetch,
    now: () => clock.now(),
    say: (text) => void said.push(text),
    complain: (text) => void complained.push(text),
  });
  const output = { code, said: said.join('\n'), complained: complained.join('\n') };
  expect(output.said + output.complained).not.toContain(PASSWORD);
  return output;
}

describe('the operator desk on the command line', () => {
  it('counts and lists what waits in columns, the late ones marked', async () => {
    courses.put(courseMaterial({ id: 'late', teacherId, dueAt: '2026-11-17T23:42:00.000Z' }));
    courses.put(courseMaterial({ id: 'again', teacherId, title: 'Piano 12주', isAgain: true }));
    expect((await run('queues')).said.split('\n')).toEqual([
      '목록     이름  열린 것  기한 지남  내가 맡음  다음 기한',
      '-------  ----  -------  ---------  ---------  -----------',
      'courses  강좌  2        1          0          2시간 지남!',
    ]);
    expect((await run('list courses')).said.split('\n')).toEqual([
      'id     제목                선생님  상태            기한            맡은 사람',
      '-----  ------------------  ------  --------------  --------------  ---------',
      'late   중2 수학 개념 완성  김수학  대기            2시간 지남!     -',
      'again  Piano 12주          김수학  대기 (다시 냄)  2일 7시간 남음  -',
      '모두 2건',
    ]);
    expect((await run('list courses --mine')).said).toBe('없어요.');
  });

  it('shows what a decision needs, with the names that remarks use, and nothing that steers a terminal', async () => {
    courses.put(
      courseMaterial(
        { id: 'full', teacherId, title: '수학\u001b[31m' },
        {
          note: '고쳤어요',
          lastReason: '짧아요.\n더 적어 주세요.',
          lastRemarks: [{ path: 'intro', remark: '대상을 적어 주세요.' }],
          findings: [{ path: 'packages.0.fee', level: 'HINT', message: '비싸요.' }],
          changes: [{ path: 'title', label: '강좌 이름', before: '수학', after: '중2 수학' }],
        },
      ),
    );
    const { said } = await run('show courses full');
    expect(said).not.toContain('\u001b');
    for (const line of [
      'full  수학 [31m: 대기',
      '  더 적어 주세요.',
      '  강좌 소개 [intro]',
      '  권장: 수강권 1 [packages.0.fee] 비싸요.',
      '  - 수학',
      '  + 중2 수학',
      '  수강권 1 [packages.0]',
    ])
      expect(said.split('\n')).toContain(line);
  });

  it('picks up, releases and accepts', async () => {
    expect((await run('pick-up courses late')).said).toBe('late  중2 수학 개념 완성: 심사 중 (운영팀 (심사))');
    expect((await run('release courses late')).said).toBe('late  중2 수학 개념 완성: 대기');
    await run('pick-up courses late');
    expect(await run('accept courses late')).toMatchObject({
      code: 0,
      said: expect.stringContaining(': 승인') as string,
    });
    expect(courses.verdicts.at(-1)).toEqual({
      id: 'late',
      operatorId: reviewerId,
      verdict: { decision: 'ACCEPT', reason: '', remarks: [] },
    });
  });

  it('declines with a reason and with remarks, also where those contain an equals sign', async () => {
    await run('pick-up courses again');
    const more = [
      '--reason',
      '수강료를 고쳐 주세요.',
      '--remark',
      'packages.0.fee=8회 = 80만 동으로',
      '--remark',
      'imageId=글자를 빼 주세요',
    ];
    expect((await run('decline courses again', { more })).code).toBe(0);
    expect(courses.verdicts.at(-1)?.verdict).toEqual({
      decision: 'DECLINE',
      reason: '수강료를 고쳐 주세요.',
      remarks: [
        { path: 'packages.0.fee', remark: '8회 = 80만 동으로' },
        { path: 'imageId', remark: '글자를 빼 주세요' },
      ],
    });
  });

  it('ends with 3 when somebody else has it, and says what to do', async () => {
    await run('pick-up courses full', { over: { OPS_USERNAME: 'other' } });
    const { code, complained, said } = await run('accept courses full');
    expect({ code, said }).toEqual({ code: 3, said: '' });
    expect(complained).toContain('지금 상태에서는 할 수 없어요');
    expect(complained).toContain('pick-up');
  });

  it.each([
    ['nothing of that id', 'show courses none', {}, /찾는 내용이 없어요/],
    ['a wrong password', 'queues', { OPS_PASSWORD: 'wrong-one' }, /계정이나 비밀번호가 맞지 않아요/],
    ['a teacher', 'queues', { OPS_USERNAME: 'math' }, /이 작업을 할 권한이 없어요/],
    ['no server', 'queues', { OPS_ORIGIN: 'http://127.0.0.1:9' }, /http:\/\/127\.0\.0\.1:9에 닿지 못했어요/],
  ])('ends with 1 for %s', async (_what, line, over, sentence) => {
    const { code, complained, said } = await run(line, { over });
    expect({ code, said }).toEqual({ code: 1, said: '' });
    expect(complained).toMatch(sentence);
  });

  it('tells which remark has no field', async () => {
    courses.put(courseMaterial({ id: 'typo', teacherId, state: 'PICKED_UP', reviewerId }));
    const { code, complained } = await run('decline courses typo', {
      more: ['--reason', '이유', '--remark', 'titel=고쳐 주세요'],
    });
    expect(code).toBe(1);
    expect(complained).toContain('remarks.0.path: 심사하는 내용에 없는 항목이에요.');
  });

  it.each([
    ['an unknown command', 'approve courses full', {}, '알 수 없는 명령이에요: approve'],
    [
      'an unknown queue',
      'list gifts',
      {},
      '목록은 applications, profiles, courses, reviews, posts, appeals, chats, tickets, withdrawals 가운데 하나예요.',
    ],
    [
      'a decision that a queue does not have',
      'correct courses full --reason x',
      {},
      'courses 목록에는 correct 명령이 없어요.',
    ],
    ['an answer without a text', 'accept tickets t1', {}, '--reason으로 답변을 적어 주세요.'],
    [
      'a remark where none can be made',
      'decline withdrawals w1 --reason x --remark amount=y',
      {},
      '--remark 옵션이 없어요.',
    ],
    ['no id', 'show courses', {}, '심사할 것의 id를 적어 주세요.'],
    ['a word too many', 'accept courses full now', {}, '알 수 없는 말이에요: now'],
    ['two filters', 'list courses --mine --decided', {}, '하나만 골라 주세요'],
    ['a refusal without a reason', 'decline courses full', {}, '--reason'],
    ['a remark without a text', 'decline courses full --reason x --remark intro=', {}, '항목=의견'],
    ['an option of another command', 'accept courses full --reason x', {}, 'accept 명령에는 --reason 옵션이 없어요.'],
    ['an unknown option', 'queues --password x', {}, 'queues 명령에는 --password 옵션이 없어요.'],
    ['an option of a list', 'show courses full --mine', {}, 'show 명령에는 --mine 옵션이 없어요.'],
    ['an option without a value', 'decline courses full --reason', {}, '값이 없는 옵션이 있어요: --reason'],
    ['a reason that was forgotten', 'decline courses full --reason --remark intro=x', {}, '--remark가 있어요'],
    ['no queue', 'list', {}, '목록은 applications, profiles'],
    ['an option before the command', '--mine list courses', {}, 'ops 명령에는 --mine 옵션이 없어요.'],
    ['no password', 'queues', { OPS_PASSWORD: '' }, 'OPS_PASSWORD'],
    ['an address that is none', 'queues', { OPS_ORIGIN: 'localhost' }, 'OPS_ORIGIN'],
    ['a password in the clear', 'queues', { OPS_ORIGIN: 'http://portal.example' }, 'https'],
  ])('ends with 2 for %s, before it asks anybody', async (_what, line, over, sentence) => {
    const { code, complained, said } = await run(line, { over });
    expect({ code, said }).toEqual({ code: 2, said: '' });
    expect(complained).toContain(sentence);
    expect(complained).toContain('쓰는 법');
  });

  it.each(['', 'help', '--help', 'list --help', 'decline courses full --help'])(
    'explains itself when it is called with %j, without signing in',
    async (line) => {
      const { code, said, complained } = await run(line, { over: { OPS_PASSWORD: '' } });
      expect({ code, complained }).toEqual({ code: 0, complained: '' });
      expect(said).toMatch(/^쓰는 법: npm run ops/);
    },
  );

  it('leaves no session behind', async () => {
    const [open] = await t.database.raw.query<{ n: number }>(
      `select count(*)::int as n from auth_session where revoked_at is null and user_id = $1`,
      [reviewerId],
    );
    expect(open!.n).toBe(0);
  });

  it('is a program with an exit code', async () => {
    const program = fileURLToPath(new URL('../ops-cli.ts', import.meta.url));
    const start = (args: string[]) =>
      new Promise<{ code: number; out: string }>((resolve) => {
        const options = { env: { PATH: process.env['PATH'] ?? '', ...env } };
        execFile(process.execPath, [program, ...args], options, (error, out, complaint) =>
          resolve({ code: Number(error?.code ?? 0), out: out + complaint }),
        );
      });
    const queues = await start(['queues']);
    expect(queues).toMatchObject({ code: 0, out: expect.stringContaining('courses') as string });
    expect(queues.out).not.toContain(PASSWORD);
    expect(await start(['nonsense'])).toMatchObject({ code: 2, out: expect.stringContaining('쓰는 법') as string });
  }, 60_000);
});
