import { screen, within } from '@testing-library/react';
import { recordingConsentContract as contract } from '@portal/domain/families/recording-consent.contract';
import { fake, offline } from '@portal/testing/contract-fakes';
import { aFamilyRecord, aRecordingConsent } from '@portal/testing/families/family-door-builders';
import { aRecording } from '@portal/testing/live/live-builders';
import { shownConsents, shownDoor, shownRecords } from '../door.fixture.ts';
import { band, enter, press, withDoors } from '../door.screen.ts';
import { inZone } from '../families.screen.ts';
import { shownSummary } from '../summary/summary.fixture.ts';

withDoors();
beforeEach(() => inZone('Asia/Seoul'));

/** What was said is what stands from then on. */
function aServer() {
  const said: unknown[] = [];
  let may: boolean | null = null;
  const list = () => ({ isOffered: true, items: [aRecordingConsent({ may })] });
  return {
    said,
    fakes: [
      fake(contract.listRecordingConsents, list),
      fake(contract.sayRecordingConsent, ({ body }) => {
        said.push(body);
        ({ may } = body);
        return list();
      }),
    ],
  };
}

describe('whether lessons may be recorded', () => {
  it('is asked of each child, told as it stands, and can be changed [CLS-3]', async () => {
    const { said, fakes } = aServer();
    const { user } = enter(...fakes);
    const shown = within(await band('수업 녹화'));
    expect(shown.getByRole('group', { name: '김민준 학생이 나오는 수업을 녹화해도 될까요?' })).toBeVisible();
    expect(shown.getByRole('status')).toHaveTextContent('아직 답하지 않았어요. 답하기 전에는 녹화하지 않아요.');
    await user.click(press('네, 괜찮아요'));
    expect(await shown.findByText('녹화해도 된다고 했어요. 언제든 바꿀 수 있어요.')).toBeVisible();
    expect(press('네, 괜찮아요')).toHaveAttribute('aria-pressed', 'true');
    await user.click(press('아니요'));
    expect(await shown.findByText('녹화하지 않아요. 이미 있던 녹화도 지워요.')).toBeVisible();
    expect(said).toEqual([
      { studentId: 'student-1', may: true },
      { studentId: 'student-1', may: false },
    ]);
  });

  it('is not asked where they cannot be', async () => {
    enter(shownConsents(false));
    await band('지난 수업');
    expect(screen.queryByRole('region', { name: '수업 녹화' })).toBeNull();
  });

  it('that was not sent says so, and can be said again', async () => {
    const { user } = enter(offline(contract.sayRecordingConsent), shownConsents(true));
    await band('수업 녹화');
    await user.click(press('네, 괜찮아요'));
    expect(await screen.findByText('보내지 못했어요')).toBeVisible();
    expect(press('네, 괜찮아요')).toBeEnabled();
  });

  it('is asked in Vietnamese', async () => {
    enter(shownConsents(true), shownDoor({ language: 'vi' }));
    expect(await band('Ghi hình buổi học')).not.toHaveTextContent(/[가-힣]{2}요/);
  });
});

it('a recording is watched in the record of its lesson, and says until when it is kept [CLS-3]', async () => {
  jest.spyOn(globalThis, 'IntersectionObserver').mockImplementation((callback) => {
    const seen = [{ isIntersecting: true }] as IntersectionObserverEntry[];
    const observer = { observe: () => callback(seen, observer), disconnect: () => undefined } as never;
    return observer;
  });
  enter(shownSummary({ recordings: [aRecording()] }), shownRecords([aFamilyRecord({ hasSummary: true })]));
  const video = await screen.findByLabelText('18/11/2026 (수) 09:32 녹화');
  expect(video).toHaveAttribute('src', aRecording().url);
  expect(screen.getByText('18/11/2026 (수) 09:32 · 57분 · 18/12/2026 (금) 10:29에 지워져요.')).toBeVisible();
});
