import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { UiProvider } from '@portal/ui/provider';
import { selectAudioPlaying } from '../state/media.slice.ts';
import { createPortalStore } from '../store.ts';
import { AudioPlayer } from './audio-player.tsx';

const silent = jest.fn<undefined, [HTMLMediaElement]>();
beforeEach(() => {
  silent.mockClear();
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function play(this: HTMLMediaElement) {
    fireEvent.play(this);
  });
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function pause(this: HTMLMediaElement) {
    silent(this);
    fireEvent.pause(this);
  });
});
afterEach(() => jest.restoreAllMocks());

function listen(second = true) {
  const store = createPortalStore();
  const page = (hasSecond: boolean) => (
    <Provider store={store}>
      <UiProvider>
        <AudioPlayer id="first" src="/first.webm" label="음성 의견" seconds={62} />
        {hasSecond && <AudioPlayer id="second" src="/second.webm" label="듣기 자료" seconds={5} />}
      </UiProvider>
    </Provider>
  );
  const { rerender } = render(page(second));
  return { store, withoutSecond: () => rerender(page(false)) };
}
const button = (name: string) => screen.findByRole('button', { name });

describe('sounds in the portal', () => {
  it('whoever starts one hears that one alone, and can stop it [STA-1]', async () => {
    const { store } = listen();
    await userEvent.click(await button('음성 의견 듣기'));
    await userEvent.click(await button('듣기 자료 듣기'));
    expect(selectAudioPlaying(store.getState())).toBe('second');
    expect(await button('음성 의견 듣기')).toBeInTheDocument();
    expect(silent).toHaveBeenCalledWith(screen.getByRole('group', { name: '음성 의견' }).querySelector('audio'));
    await userEvent.click(await button('듣기 자료 멈추기'));
    expect(selectAudioPlaying(store.getState())).toBeNull();
  });

  it('one that leaves the page plays no more [STA-1]', async () => {
    const { store, withoutSecond } = listen();
    await userEvent.click(await button('듣기 자료 듣기'));
    act(withoutSecond);
    expect(selectAudioPlaying(store.getState())).toBeNull();
  });

  it('a browser that cannot play it says so in words [STA-1]', async () => {
    listen(false);
    await button('음성 의견 듣기');
    fireEvent.error(screen.getByRole('group', { name: '음성 의견' }).querySelector('audio')!);
    expect(screen.getByText(/재생하지 못했어요/)).toBeInTheDocument();
  });
});
