import { screen, waitFor } from '@testing-library/react';
import { marksContract } from '@portal/domain/coursework/marks.contract';
import { submissionsContract } from '@portal/domain/coursework/submissions.contract';
import { fakeUploads } from '@portal/testing/assets/fake-uploads';
import { aFile } from '@portal/testing/assets/file-builders';
import { type Fake, fake, problemResponse } from '@portal/testing/contract-fakes';
import { withMicrophone, withoutMicrophone } from '@portal/testing/fake-microphone';
import { renderSection } from '@portal/testing-react/render-section';
import { button, score, student, withFreshPages } from '../assignments.screen.ts';
import { aGradingServer, aMarksServer, handedIn } from '../grading.fixture.ts';
import { assignmentsSection } from '../section.ts';

withFreshPages();

const closed = jest.fn();
const said = jest.fn();
afterEach(() => {
  withoutMicrophone();
  closed.mockClear();
  said.mockClear();
});

const opened = async (...first: Fake[]) => {
  const heard = aMarksServer({}, said);
  const all = [...first, ...heard, ...aGradingServer(handedIn()), ...(fakeUploads() as Fake[])];
  const page = renderSection(assignmentsSection, { path: '/account/grading', handlers: all });
  await student('학생 A03');
  return page;
};

const answer = (fileId = '') => ({
  attempt: 1,
  gradeState: 'GRADING' as const,
  files: [],
  earlier: [],
  voice: { file: aFile({ id: fileId }), seconds: 1 },
});
const recording = async (...first: Fake[]) => {
  withMicrophone({ onClose: closed });
  const page = await opened(...first);
  await page.user.click(await button('음성으로 의견 남기기'));
  await button('녹음 마치기');
  return page;
};
/** From the list, while it is still on the desk. */
const next = async (user: User) => {
  await user.click(await button(/제출물 목록/));
  await user.click(await button(/^학생 A04/));
};
type User = Awaited<ReturnType<typeof opened>>['user'];

describe('a voice comment', () => {
  it('says why it cannot be recorded where the browser or the microphone does not let her [ASG-2]', async () => {
    const { user } = await opened();
    await user.click(await button('음성으로 의견 남기기'));
    expect(await screen.findByText(/이 브라우저에서는 녹음할 수 없어요/)).toBeVisible();
    withMicrophone({ refusal: 'NotAllowedError' });
    await user.click(await button('음성으로 의견 남기기'));
    expect(await screen.findByText(/마이크를 허용해 주세요/)).toBeVisible();
  });

  it('is kept as soon as the recording is ended, and can be listened to; one she gives up leaves no trace [ASG-2]', async () => {
    const { user } = await recording();
    await user.click(await button('녹음 그만두기'));
    expect(await button('음성으로 의견 남기기')).toBeVisible();
    await user.click(await button('음성으로 의견 남기기'));
    await user.click(await button('녹음 마치기'));
    expect(await button('지우기')).toBeVisible();
    expect(closed).toHaveBeenCalledTimes(2);
    expect(said).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: '음성 의견 듣기' })).toBeVisible();
  });

  it('that she takes away comes back where she takes that back [ASG-2]', async () => {
    const { user } = await recording();
    await user.click(await button('녹음 마치기'));
    await user.click(await button('지우기'));
    expect(await button('음성으로 의견 남기기')).toBeVisible();
    await user.click(await button('되돌리기'));
    expect(await button('지우기')).toBeVisible();
    expect(said.mock.calls.map(([, voice]) => voice?.fileId ?? null)).toEqual(['upload-1', null, 'upload-1']);
  });

  it.each([
    ['is saved', async (user: User) => user.type(await score(), '90{Enter}')],
    ['is left for the next one', next],
  ])('that is still being recorded is kept when the submission %s [ASG-2]', async (_, leave) => {
    const { user } = await recording();
    await leave(user);
    await student('학생 A04');
    await waitFor(() => expect(said).toHaveBeenCalledWith('submission-3', { fileId: 'upload-1', seconds: 1 }));
  });

  it('is with the server before it is asked for again [ASG-2]', async () => {
    const asked = jest.fn();
    const { user } = await recording(
      fake(submissionsContract.askSubmissionAgain, ({ params: { id } }) => {
        asked(said.mock.calls.length);
        return handedIn().find((one) => one.id === id)!;
      }),
    );
    await user.click(await button('다른 일'));
    await user.click(await screen.findByRole('menuitem', { name: '다시 내 달라고 하기' }));
    await user.type(await screen.findByRole('textbox', { name: /무엇을 다시/ }), '다시 풀어 주세요.');
    await user.click(await button('알리기'));
    await waitFor(() => expect(asked).toHaveBeenCalledWith(1));
  });

  it('that could not be sent stays to be listened to and is sent once more [ASG-2]', async () => {
    let isDown = true;
    const { user } = await recording(
      fake(marksContract.saveVoiceComment, ({ body: { voice } }) => {
        if (isDown) return problemResponse('UNAVAILABLE');
        return answer(voice?.fileId);
      }),
    );
    await user.click(await button('녹음 마치기'));
    expect(await screen.findByText(/아직 올리지 못했어요/)).toBeVisible();
    isDown = false;
    await user.click(await button('다시 올리기'));
    expect(await screen.findByRole('button', { name: '다시 녹음하기' })).toBeVisible();
  });
});
