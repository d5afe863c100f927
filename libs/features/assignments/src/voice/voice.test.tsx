import { screen, within } from '@testing-library/react';
import { fakeUploads } from '@portal/testing/assets/fake-uploads';
import type { Fake } from '@portal/testing/contract-fakes';
import { renderSection } from '@portal/testing-react/render-section';
import { button, student, withFreshPages } from '../assignments.screen.ts';
import { aGradingServer, handedIn } from '../grading.fixture.ts';
import { assignmentsSection } from '../section.ts';

withFreshPages();

class Recorder {
  static isTypeSupported = () => true;
  state = 'recording';
  ondataavailable: ((event: { data: Blob }) => void) | null = null;
  onstop: (() => void) | null = null;
  start() {
    this.ondataavailable?.({ data: new Blob(['sound']) });
  }
  stop() {
    this.state = 'inactive';
    this.onstop?.();
  }
}

const closed = jest.fn();
const stream = () => {
  const track = { id: 'mic', stop: closed };
  return { getTracks: () => [track], getAudioTracks: () => [track] } as unknown as MediaStream;
};

function withMicrophone(open: () => Promise<MediaStream>) {
  Object.assign(globalThis, { MediaRecorder: Recorder });
  Object.assign(navigator, { mediaDevices: { getUserMedia: open } });
  Object.assign(URL, { createObjectURL: () => 'blob:voice', revokeObjectURL: () => undefined });
}
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'MediaRecorder');
  Reflect.deleteProperty(navigator, 'mediaDevices');
  closed.mockClear();
});

const opened = async () => {
  const all = [...aGradingServer(handedIn()), ...(fakeUploads() as Fake[])];
  const page = renderSection(assignmentsSection, { path: '/account/grading', handlers: all });
  await student('학생 A03');
  return page;
};

describe('a voice comment', () => {
  it('says why it cannot be recorded where the browser or the microphone does not let her [ASG-2]', async () => {
    const { user } = await opened();
    await user.click(await button('음성으로 의견 남기기'));
    expect(await screen.findByText(/이 브라우저에서는 녹음할 수 없어요/)).toBeVisible();
    withMicrophone(() => Promise.reject(new DOMException('', 'NotAllowedError')));
    await user.click(await button('음성으로 의견 남기기'));
    expect(await screen.findByText(/마이크를 허용해 주세요/)).toBeVisible();
  });

  it('is listened to before it is kept, and thrown away without a trace [ASG-2]', async () => {
    withMicrophone(() => Promise.resolve(stream()));
    const { user } = await opened();
    await user.click(await button('음성으로 의견 남기기'));
    await user.click(await button('녹음 마치기'));
    expect(closed).toHaveBeenCalledTimes(1);
    expect(await button('음성 의견 듣기')).toBeVisible();
    await user.click(await button('버리기'));
    expect(await button('음성으로 의견 남기기')).toBeVisible();
    await user.click(await button('음성으로 의견 남기기'));
    await user.click(await button('녹음 그만두기'));
    expect(await button('음성으로 의견 남기기')).toBeVisible();
  });

  it('is kept with its length in the place of none, and can be taken away [ASG-2]', async () => {
    withMicrophone(() => Promise.resolve(stream()));
    const { user } = await opened();
    await user.click(await button('음성으로 의견 남기기'));
    await user.click(await button('녹음 마치기'));
    await user.click(await button('남기기'));
    const place = within(await screen.findByRole('region', { name: '음성 의견' }));
    await user.click(await place.findByRole('button', { name: '지우기' }));
    expect(await button('음성으로 의견 남기기')).toBeVisible();
  });
});
