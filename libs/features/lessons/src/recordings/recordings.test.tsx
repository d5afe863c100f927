import { screen, waitFor, within } from '@testing-library/react';
import { lessonDeskContract } from '@portal/domain/lessons/lesson-desk.contract';
import { recordingsContract as contract } from '@portal/domain/live/recordings.contract';
import { type Fake, fake, fakeProblem } from '@portal/testing/contract-fakes';
import { aTaughtLesson } from '@portal/testing/lessons/lesson-desk-builders';
import { aRecording } from '@portal/testing/live/live-builders';
import { renderSection } from '@portal/testing-react/render-section';
import { nextLesson } from '../lessons.fixture.ts';
import { lessonsSection } from '../section.ts';
import { withFreshPages } from '../wrap-up/wrap-up.fixture.ts';

withFreshPages();

const open = (...handlers: Fake[]) =>
  renderSection(lessonsSection, {
    path: '/account/lessons/lesson-1',
    handlers: [...handlers, fake(lessonDeskContract.getLessonDesk, aTaughtLesson({ wasRecorded: true })), nextLesson],
  });
const panel = async () => within(await screen.findByRole('region', { name: '녹화' }));

describe('the recordings of a lesson', () => {
  it('are watched on its page, say until when they are kept, and are erased only when asked twice [CLS-3]', async () => {
    const erased = jest.fn();
    let recording = aRecording();
    const { user } = open(
      fake(contract.listRecordings, () => ({ items: [recording] })),
      fake(contract.eraseRecording, ({ params }) => {
        erased(params.recordingId);
        return (recording = aRecording({ state: 'ERASED', url: null }));
      }),
    );
    const shown = await panel();
    expect(shown.getByLabelText('18/11/2026 09:32 녹화')).toHaveAttribute('src', aRecording().url);
    expect(shown.getByText('18/11/2026 09:32 · 57분 · 18/12/2026 10:29에 지워져요')).toBeVisible();
    await user.click(shown.getByRole('button', { name: '지우기' }));
    expect(erased).not.toHaveBeenCalled();
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '지우기' }));
    expect(await shown.findByText('지운 녹화예요.')).toBeVisible();
    expect(erased).toHaveBeenCalledWith('recording-1');
    await waitFor(() => expect(shown.queryByRole('button', { name: '지우기' })).toBeNull());
  });

  it('that could not be read are read again', async () => {
    open(fakeProblem(contract.listRecordings, 'UNEXPECTED'));
    expect(await screen.findByText('녹화를 불러오지 못했어요')).toBeVisible();
  });
});
