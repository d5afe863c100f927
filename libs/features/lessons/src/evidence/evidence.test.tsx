import { screen, within } from '@testing-library/react';
import { lessonDeskContract } from '@portal/domain/lessons/lesson-desk.contract';
import { fake, type Fake, fakeProblem } from '@portal/testing/contract-fakes';
import { anAttendance, anEvidenceEvent } from '@portal/testing/lessons/lesson-desk-builders';
import { aChainOf, aProvenLesson, aWholeEvidence } from '@portal/testing/lessons/lesson-evidence-builders';
import { renderSection } from '@portal/testing-react/render-section';
import { evidenceOf } from '../lessons.fixture.ts';
import { button, link } from '../lessons.screen.ts';
import { lessonsSection } from '../section.ts';

beforeAll(() => Promise.all(lessonsSection.routes.map(({ preload }) => preload?.())), 30_000);

const open = (chain: Fake = evidenceOf(), over: Parameters<typeof aProvenLesson>[0] = {}) =>
  renderSection(lessonsSection, {
    path: '/account/lessons/lesson-1/evidence',
    handlers: [fake(lessonDeskContract.getLessonDesk, aProvenLesson(over)), chain],
  });
const lane = async (name: string) =>
  within(await screen.findByRole('list', { name: '사람마다 있었던 시간' }))
    .getAllByRole('listitem')
    .find((item) => within(item).queryByText(name, { exact: true }) !== null)!;
/** A figure of the head by its name. */
const figure = async (name: string) => (await screen.findByText(name, { selector: 'dt' })).parentElement;
const { events } = aWholeEvidence();
async function rows(user: ReturnType<typeof open>['user']) {
  await user.click(await screen.findByRole('button', { name: '한 줄씩 보기' }));
  return within(screen.getByRole('list', { name: '증거 기록' })).getAllByRole('listitem');
}

describe('the figures [W1]', () => {
  it('lead with the minutes that the lesson was held, who came and the length of the chain', async () => {
    open();
    expect(await figure('수업한 시간')).toHaveTextContent(/60분.*18\/11\/2026.*약속한 60분과 같아요/);
    expect(await figure('함께한 학생')).toHaveTextContent('3명 중 2명출석 2명 · 결석 1명');
    expect(await figure('학생이 함께한 시간')).toHaveTextContent('108분58 + 50 + 0');
    expect(await figure('기록')).toHaveTextContent(`${events.length}줄기록이 이어져 있어요`);
    expect(screen.getByText('학생 3명 합계').parentElement).toHaveTextContent('108분');
  });

  it.each([
    ['began late', { startedAt: '2026-11-18T09:40:00+09:00' }, /50분.*약속한 60분보다 10분 짧아요/],
    ['was not held', { lesson: { held: false } }, /0분.*진행하지 않은 수업이에요/],
  ])('say of a lesson that %s so', async (_, over, said) => {
    open(evidenceOf(), over);
    expect(await figure('수업한 시간')).toHaveTextContent(said);
  });

  it('end with what was asked while it runs', async () => {
    open(evidenceOf(), {
      lesson: { status: 'IN_PROGRESS', held: null, endAt: '2026-11-18T11:00:00+09:00' },
      endedAt: null,
    });
    expect(await figure('수업한 시간')).toHaveTextContent(/72분.*10:42까지의 기록이에요/);
  });
});

describe('the lanes [W1, CLS-3]', () => {
  it('show each person as the class knows her, beside what she called herself', async () => {
    open();
    expect(await lane('학생 A01')).toHaveTextContent(/출석강의실에서 쓴 이름: Minh/);
    expect(await lane('Nguyễn Thị Hoa')).toHaveTextContent(/참관학생 A01의 보호자강의실에서 쓴 이름: Minh 어머니/);
    expect(await lane('김수학')).toHaveTextContent(/선생님09:22–09:52 연결이 끊겼어요 · 09:54–10:30/);
  });

  it('say when somebody stood at the door, was there, and was lost, with the minutes of attendance', async () => {
    open();
    expect(await lane('학생 A01')).toHaveTextContent(
      /문 앞 09:26–09:28 · 09:28–09:52 연결이 끊겼어요 · 09:54–10:3058분$/,
    );
  });

  it('say in words who was absent', async () => {
    open();
    expect(await lane('학생 A03')).toHaveTextContent(/결석강의실에 오지 않았어요0분$/);
  });

  it('do not call absent who may still come, and say who is there on', async () => {
    const people = aWholeEvidence().people;
    const [student] = people.filter(({ role }) => role === 'STUDENT');
    open(
      evidenceOf({
        people,
        events: aChainOf([['10:31:00', 'JOINED', [student!.id, student!.name], { role: 'STUDENT' }]]),
      }),
      {
        lesson: {
          status: 'IN_PROGRESS',
          held: null,
          startAt: '2026-11-18T10:30:00+09:00',
          endAt: '2026-11-18T11:30:00+09:00',
        },
        endedAt: null,
        attendance: [anAttendance()],
      },
    );
    expect(await lane('학생 A01')).toHaveTextContent(/10:31부터11분$/);
    expect(await lane('학생 A03')).toHaveTextContent(/출석 정하지 않음아직 오지 않았어요/);
  });

  it('fold weak lines, and open them to the second', async () => {
    const { user } = open();
    await lane('학생 A02');
    await user.click(button('연결 약함 6번'));
    expect(await lane('학생 A02')).toHaveTextContent('09:43:0509:43:3109:44:02');
    expect(button('연결 약함 6번')).toHaveAttribute('aria-expanded', 'true');
  });

  it('put absent and late students first where there are many', async () => {
    const names = Array.from({ length: 12 }, (_, n) => `학생 B${n + 10}`);
    const idOf = (name: string) => name.replace('학생 ', 'student-');
    const people = names.map((name) => ({ id: idOf(name), role: 'STUDENT' as const, name, studentName: null }));
    open(evidenceOf({ people }), {
      attendance: names.map((name, n) =>
        anAttendance({
          studentId: idOf(name),
          studentName: name,
          state: n === 5 ? 'LATE' : n === 8 ? 'ABSENT' : 'PRESENT',
        }),
      ),
    });
    const [first, second, third] = within(
      await screen.findByRole('list', { name: '사람마다 있었던 시간' }),
    ).getAllByRole('listitem');
    expect(first).toHaveTextContent('학생 B18');
    expect(second).toHaveTextContent('학생 B15');
    expect(third).toHaveTextContent('학생 B10');
  });

  it('carry what was done as signs in the order of time, each of which tells its lines', async () => {
    const { user } = open();
    const signs = within(await screen.findByRole('list', { name: '수업에서 한 일' })).getAllByRole('button');
    expect(signs.map((sign) => sign.getAttribute('aria-label'))).toEqual([
      '09:17 강의실 열림',
      '09:30 수업 시작',
      '09:35–09:38 기록 2개',
      '10:05 간단 설문',
      '10:14 칠판 저장',
      '10:26–10:30 기록 2개',
      '10:33 출석 고침',
      '10:41 수업 기록 보냄',
    ]);
    await user.click(signs[3]!);
    expect(await screen.findByRole('dialog', { name: '10:05 간단 설문' })).toHaveTextContent(
      /10:05:30.*이해했나요\? · 답 2개 · 네 2, 아니요 0/,
    );
  });

  it('name what was written after the lesson with its day', async () => {
    const evening = anEvidenceEvent({ seq: 40, kind: 'CONFIRMED', at: '2026-11-19T20:00:00+09:00' });
    open(evidenceOf({ events: [...events, evening] }));
    expect(await screen.findByText(/^수업 뒤/)).toHaveTextContent(/수업 확인 19\/11\/2026 20:00/);
  });

  it('are not drawn of a lesson that was held outside of the room', async () => {
    open(evidenceOf(), { lesson: { mode: 'OFFLINE', place: '마포구 스터디룸 2호' } });
    expect(await screen.findByText(/장소: 마포구 스터디룸 2호/)).toBeVisible();
    expect(screen.queryByRole('list', { name: '사람마다 있었던 시간' })).toBeNull();
    expect(await figure('함께한 학생')).toHaveTextContent('3명 중 2명');
    expect(screen.getByRole('list', { name: '증거 기록' })).toBeVisible();
  });
});

describe('the lines [W1]', () => {
  it('tell what happened in words and in the time of the teacher, with the real student [CLS-3]', async () => {
    const { user } = open();
    const words = (await rows(user)).map((row) => row.textContent);
    expect(words).toHaveLength(events.length);
    expect(words[0]).toMatch(/강의실 열림.*18\/11\/2026 09:17(?!:).*시스템/);
    expect(words[2]).toMatch(/문 앞에서 기다림.*Minh\(학생 A01\)$/);
    expect(words[7]).toMatch(/자료 보여 줌.*김수학 · 일차함수\.pdf$/);
    expect(words[14]).toMatch(/연결이 끊긴 채 끝남.*김수학 · 09:52에 마지막으로 있었어요$/);
    expect(words[21]).toMatch(/문 앞을 떠남.*Minh 어머니\(학생 A01의 보호자\) · 스스로 떠났어요$/);
    expect(words.at(-2)).toMatch(/출석 고침.*학생 A02: 지각 → 출석 · 연결이 늦었어요/);
  });

  it('show seconds on demand', async () => {
    const { user } = open();
    await rows(user);
    await user.click(screen.getByRole('switch', { name: '초까지 보기' }));
    expect(screen.getByRole('list', { name: '증거 기록' })).toHaveTextContent('18/11/2026 09:17:05');
  });

  it('say nothing that only a machine reads', async () => {
    const hash = 'a'.repeat(64);
    const { user } = open(
      evidenceOf({
        events: [
          anEvidenceEvent({ seq: 1, kind: 'BOARD_SNAPSHOT', data: { page: 3, things: 12, hash } }),
          anEvidenceEvent({ seq: 2, kind: 'LINE_WEAK', data: { line: 'LOW' } }),
          anEvidenceEvent({ seq: 3, kind: 'CONFIRMED', data: { by: 'AUTO' } }),
        ],
      }),
    );
    const words = (await rows(user)).map((row) => row.textContent);
    expect(words[0]).toMatch(/시스템 · 3쪽 · 그린 것 12개$/);
    expect(words[1]).toMatch(/시스템$/);
    expect(words[2]).toMatch(/24시간이 지나 저절로 확인$/);
  });

  it('go out on paper, as a file, and to the support team', async () => {
    open();
    expect(await screen.findByRole('button', { name: 'PDF로 받기' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'JSON으로 받기' })).toBeEnabled();
    expect(link('문의에 붙이기')).toHaveAttribute('href', '/account/supports?lesson=lesson-1');
  });
});

describe('a chain that does not hold [W1]', () => {
  it('says that somebody has changed it, and what to do', async () => {
    open(evidenceOf({ chainValid: false }));
    expect(await screen.findByText('기록이 바뀌었어요')).toBeVisible();
    expect(screen.getByText(/문의에 붙여 운영팀에 알려 주세요/)).toBeVisible();
    expect(await figure('기록')).toHaveTextContent('이어지지 않은 줄이 있어요');
  });

  it('names the line from which on it cannot be trusted, where the links tell', async () => {
    open(evidenceOf({ chainValid: false, events: events.toSpliced(11, 1) }));
    expect(await screen.findByText('12번째 줄부터 확인할 수 없어요')).toBeVisible();
  });
});

it.each([
  ['has not begun', { lesson: { status: 'UPCOMING' as const, held: null } }, '아직 열리지 않은 수업이에요'],
  ['has left nothing', {}, '남은 기록이 없는 수업이에요'],
])('says of a lesson that %s that there is nothing', async (_, over, title) => {
  open(evidenceOf({ events: [] }), over);
  expect(await screen.findByText(title)).toBeVisible();
});

it('asks again after a failure while the lesson stays', async () => {
  open(fakeProblem(lessonDeskContract.getLessonEvidence, 'UNEXPECTED'));
  expect(await screen.findByText('증거 기록을 불러오지 못했어요')).toBeVisible();
  expect(button('다시 시도')).toBeVisible();
  expect(screen.getByText('마무리 필요')).toBeVisible();
});
