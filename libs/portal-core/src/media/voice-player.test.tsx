import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { aVoice } from '@portal/testing/chat/chat-builders';
import { UiProvider } from '@portal/ui/provider';
import { createPortalStore } from '../store.ts';
import { VoicePlayer } from './voice-player.tsx';

const LABEL = '보호자 B03의 음성 메시지, 0:42';
const [loaded, failed] = [jest.fn(), jest.fn()];
beforeEach(() => {
  localStorage.clear();
  loaded.mockClear();
  failed.mockClear();
  jest.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(loaded);
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function play(this: HTMLMediaElement) {
    fireEvent.play(this);
  });
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function pause(this: HTMLMediaElement) {
    fireEvent.pause(this);
  });
});
afterEach(() => jest.restoreAllMocks());

function listen(wave = aVoice().wave) {
  const store = createPortalStore();
  const page = (src: string) => (
    <Provider store={store}>
      <UiProvider>
        <VoicePlayer id="voice" src={src} label={LABEL} seconds={42} wave={wave} onFailed={failed} />
      </UiProvider>
    </Provider>
  );
  const { rerender } = render(page('/old.webm'));
  return { withNewAddress: () => rerender(page('/new.webm')) };
}
const sound = () => screen.getByRole('group', { name: LABEL }).querySelector('audio')!;
const speed = (name: string) => screen.findByRole('button', { name });

describe('a voice message [CHT-2]', () => {
  it('says whose it is, how long, and how far it has been heard', async () => {
    listen();
    expect(await screen.findByRole('button', { name: `${LABEL} 듣기` })).toBeVisible();
    sound().currentTime = 21;
    fireEvent.timeUpdate(sound());
    expect(screen.getByText('0:21 / 0:42')).toBeVisible();
    expect(screen.getByRole('slider', { name: '듣는 곳' })).toHaveAttribute('aria-valuetext', '0:42 가운데 0:21');
  });

  it('goes on where she moves it to, also where nobody could measure its wave', async () => {
    listen([]);
    fireEvent.change(await screen.findByRole('slider'), { target: { value: '30' } });
    expect(sound().currentTime).toBe(30);
  });

  it('is heard as fast as she chose, and so is the next one on this device', async () => {
    listen();
    for (const from of [1, 1.25]) await userEvent.click(await speed(`듣는 속도 ${from}×`));
    expect(sound().playbackRate).toBe(1.5);
    cleanup();
    listen();
    expect(await speed('듣는 속도 1.5×')).toBeVisible();
    for (const from of [1.5, 2]) await userEvent.click(await speed(`듣는 속도 ${from}×`));
    expect(sound().playbackRate).toBe(1);
  });

  it('whose address is over is asked for anew, and goes on from the same place', async () => {
    const { withNewAddress } = listen();
    await userEvent.click(await screen.findByRole('button', { name: `${LABEL} 듣기` }));
    sound().currentTime = 12;
    fireEvent.timeUpdate(sound());
    fireEvent.error(sound());
    expect(failed).toHaveBeenCalledTimes(1);
    expect(screen.getByText(/재생하지 못했어요/)).toBeVisible();
    withNewAddress();
    await userEvent.click(screen.getByRole('button', { name: `${LABEL} 듣기` }));
    expect(loaded).toHaveBeenCalled();
    sound().currentTime = 0;
    fireEvent.loadedMetadata(sound());
    expect([sound().getAttribute('src'), sound().currentTime]).toEqual(['/new.webm', 12]);
    expect(screen.queryByText(/재생하지 못했어요/)).toBeNull();
  });

  it('keeps its address while it is heard', async () => {
    const { withNewAddress } = listen();
    await userEvent.click(await screen.findByRole('button', { name: `${LABEL} 듣기` }));
    withNewAddress();
    expect(sound()).toHaveAttribute('src', '/old.webm');
  });
});
