import { screen, within } from '@testing-library/react';
import { lessonDeskContract } from '@portal/domain/lessons/lesson-desk.contract';
import { fake, type Fake, fakeProblem } from '@portal/testing/contract-fakes';
import { anEvidenceEvent, aTaughtLesson } from '@portal/testing/lessons/lesson-desk-builders';
import { renderSection } from '@portal/testing-react/render-section';
import { evidenceOf, someEvidence } from '../lessons.fixture.ts';
import { button, link, panel } from '../lessons.screen.ts';
import { lessonsSection } from '../section.ts';

beforeAll(() => Promise.all(lessonsSection.routes.map(({ preload }) => preload?.())), 30_000);

const open = (chain: Fake) =>
  renderSection(lessonsSection, {
    path: '/account/lessons/lesson-1/evidence',
    handlers: [fake(lessonDeskContract.getLessonDesk, aTaughtLesson()), chain],
  });
const rows = async () => within(await screen.findByRole('list', { name: '증거 기록' })).getAllByRole('listitem');

it('tells what happened in words and in the time of the teacher [CLS-3] [W1]', async () => {
  open(evidenceOf());
  const words = (await rows()).map((row) => row.textContent);
  expect(words).toHaveLength(10);
  expect(words[0]).toMatch(/강의실 열림.*18\/11\/2026 10:15.*시스템/);
  expect(words[2]).toMatch(/입장.*학생 A01 · 기기 iPad/);
  expect(words[5]).toMatch(/입장.*학생 A02/);
  expect(words[6]).toMatch(/시간 늘림.*5분 · 11:35까지/);
  expect(words[8]).toMatch(/출석 고침.*학생 A02: 지각 → 출석 · 연결이 늦었어요/);
  expect(screen.getByText('기록이 이어져 있어요')).toBeVisible();
});

it('says what the room has seen in words, and nothing that only a machine reads [W1]', async () => {
  const hash = 'a'.repeat(64);
  open(
    evidenceOf([
      anEvidenceEvent({ seq: 1, kind: 'BOARD_SNAPSHOT', data: { page: 3, things: 12, hash } }),
      anEvidenceEvent({
        seq: 2,
        kind: 'MATERIAL_SHOWN',
        data: { name: '활용.pdf', lectureId: 'lec_9', fileId: 'file_9' },
      }),
      anEvidenceEvent({ seq: 3, kind: 'WAIT_MESSAGE', data: { missing: 2, mails: 1 } }),
      anEvidenceEvent({ seq: 4, kind: 'POLL', data: { question: '이해했나요?', votes: 4, result: '네 3, 아니요 1' } }),
      anEvidenceEvent({ seq: 5, kind: 'LINE_WEAK', data: { line: 'LOW' } }),
      anEvidenceEvent({ seq: 6, kind: 'CONFIRMED', data: { by: 'AUTO' } }),
    ]),
  );
  const words = (await rows()).map((row) => row.textContent);
  expect(words[0]).toMatch(/시스템 · 3쪽 · 그린 것 12개$/);
  expect(words[1]).toMatch(/시스템 · 활용\.pdf$/);
  expect(words[2]).toMatch(/오지 않은 학생 2명 · 이메일 1통$/);
  expect(words[3]).toMatch(/이해했나요\? · 답 4개 · 네 3, 아니요 1$/);
  expect(words[4]).toMatch(/시스템$/);
  expect(words[5]).toMatch(/24시간이 지나 저절로 확인$/);
});

it('says that somebody has changed it, and what to do [W1]', async () => {
  open(evidenceOf(someEvidence(), false));
  expect(await screen.findByText('기록이 바뀌었어요')).toBeVisible();
  expect(screen.getByText(/문의에 붙여 운영팀에 알려 주세요/)).toBeVisible();
});

it('goes out as a file and to the support team [W1]', async () => {
  const files: Blob[] = [];
  const made = jest.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:evidence';
  });
  const followed = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user } = open(evidenceOf());
  await rows();
  await user.click(button('JSON 파일로 내려받기'));
  expect(followed).toHaveBeenCalledTimes(1);
  expect(JSON.parse(await files[0]!.text())).toMatchObject({
    lessonId: 'lesson-1',
    chainValid: true,
    events: someEvidence(),
  });
  expect(link('문의에 붙이기')).toHaveAttribute('href', '/account/supports?lesson=lesson-1');
  made.mockRestore();
  followed.mockRestore();
});

it('says that nothing has happened yet, and when it does not come', async () => {
  open(evidenceOf([]));
  expect(await screen.findByText('아직 남은 기록이 없어요')).toBeVisible();
});

it('asks again after a failure while the lesson stays', async () => {
  open(fakeProblem(lessonDeskContract.getLessonEvidence, 'UNEXPECTED'));
  expect(await (await panel('증거 기록')).findByText('증거 기록을 불러오지 못했어요')).toBeVisible();
  expect(screen.getByText('마무리 필요')).toBeVisible();
});
