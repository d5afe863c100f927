import { fireEvent, screen, within } from '@testing-library/react';
import type { PageMark } from '@portal/domain/coursework/marks';
import { aFile } from '@portal/testing/assets/file-builders';
import { renderSection } from '@portal/testing-react/render-section';
import { button, student, withFreshPages } from '../assignments.screen.ts';
import { aGradingServer, aMarksServer, handedIn, PHOTO } from '../grading.fixture.ts';
import { assignmentsSection } from '../section.ts';

withFreshPages();

const MARK: PageMark = {
  id: '5f0c6c3e-9a43-4f8e-8a55-6a1f2b7d9c10',
  version: 1,
  page: 1,
  kind: 'text',
  colour: 'camellia',
  width: 'normal',
  points: [300, 300],
  text: '부호를 다시 봐요',
};
const BEFORE = {
  attempt: 1,
  submittedAt: '2026-11-10T21:10:00+09:00',
  text: '',
  score: 60,
  feedback: '잘했어요',
  reason: '3번부터 다시',
};

describe('an attempt that she has asked to be done again', () => {
  it('is shown with what she drew on it and said of it, also a PDF [ASG-2]', async () => {
    const pdf = aFile({ id: 'pdf', name: '풀이.pdf', contentType: 'application/pdf' });
    const earlier = [{ ...BEFORE, files: [PHOTO, pdf] }];
    const submissions = handedIn().map((one) => ({ ...one, attempt: 2, files: [], text: '두 번째', earlier }));
    const voice = { file: aFile({ id: 'said', name: 'voice.webm' }), seconds: 12 };
    const marks = [{ attempt: 1, files: [{ fileId: PHOTO.id, marks: [MARK] }], voice }];
    renderSection(assignmentsSection, {
      path: '/account/grading',
      handlers: [...aMarksServer({ attempt: 2, earlier: marks }), ...aGradingServer(submissions)],
    });
    await student('학생 A03');
    fireEvent.click(await button(/^1번째 제출/));
    expect(await button(/^1번째 제출의 음성 의견 듣기/)).toBeVisible();
    const files = within(await screen.findByRole('list', { name: '낸 파일' }));
    const picture = files.getByRole('img', { name: PHOTO.name });
    Object.defineProperties(picture, { naturalWidth: { value: 640 }, naturalHeight: { value: 820 } });
    fireEvent.load(picture);
    expect(await files.findByText(/적은 글: 부호를 다시 봐요/)).toBeInTheDocument();
    // In its pages, and not as a file that is not shown.
    expect(files.getByRole('button', { name: '풀이.pdf 크게 보기' })).toBeVisible();
  });
});
