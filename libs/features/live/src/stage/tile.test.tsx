import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LiveParticipant } from '@portal/domain/live/live-room';
import { aParticipant } from '@portal/testing/live/live-builders';
import { UiProvider } from '@portal/ui/provider';
import { chooseDevice } from '../media/device-choice.ts';
import { Tile } from './tile.tsx';

type Media = Partial<LiveParticipant['media']>;
const stream = {} as MediaStream;
const play = jest.fn<Promise<void>, [boolean]>();
const setSinkId = jest.fn(() => Promise.resolve());

beforeEach(() => {
  localStorage.clear();
  play.mockReset().mockResolvedValue(undefined);
  HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
    return play(this.muted);
  };
  Object.assign(HTMLMediaElement.prototype, { setSinkId });
});

function show(media: Media = {}, isMe = false) {
  const person = aParticipant({ media: { ...aParticipant().media, ...media } });
  const { container } = render(<Tile person={person} stream={stream} isMe={isMe} />, { wrapper: UiProvider });
  return container.querySelector('video')!;
}
const soundButton = () => screen.queryByRole('button', { name: '소리 켜기' });
const blocked = () => Promise.reject(new DOMException('', 'NotAllowedError'));

describe('the picture of a person [CLS-3]', () => {
  it.each<[string, Media, string]>([
    ['whose camera is on', {}, 'visible'],
    ['whose camera is off', { video: false }, 'hidden'],
    ['whose line carries sound alone', { line: 'LOW' }, 'hidden'],
    ['who shows her screen on such a line', { line: 'LOW', screen: true }, 'visible'],
  ])('%s is %2$s; her sound goes on', (_who, media, visibility) => {
    const video = show(media);
    expect(video).toHaveStyle({ visibility });
    expect(video.srcObject).toBe(stream);
    expect(play.mock.calls).toEqual([[false]]);
  });

  it.each<[string, Media, string]>([
    ['her camera as in a mirror', {}, 'scaleX(-1)'],
    ['her screen as it is', { screen: true }, ''],
  ])('shows herself %s, without her own sound', (_what, media, transform) => {
    const video = show(media, true);
    expect(video.style.transform).toBe(transform);
    expect(play.mock.calls).toEqual([[true]]);
  });

  it('sounds from the speaker that was chosen, and her own from none', () => {
    chooseDevice('speaker', 'speaker-2');
    show();
    expect(setSinkId.mock.calls).toEqual([['speaker-2']]);
    show({}, true);
    expect(setSinkId).toHaveBeenCalledTimes(1);
  });
});

describe('the picture of a phone', () => {
  it.each([
    [480, 640, 'contain'],
    [640, 480, 'cover'],
  ])('of %i by %i px is never cut to a strip: %s [CLS-3]', (videoWidth, videoHeight, fit) => {
    const video = show();
    Object.defineProperties(video, { videoWidth: { value: videoWidth }, videoHeight: { value: videoHeight } });
    fireEvent(video, new Event('resize'));
    expect(video).toHaveStyle({ objectFit: fit });
  });
});

describe('a browser that lets nothing sound before a touch', () => {
  it('shows the picture silently and offers the sound, by keyboard too', async () => {
    play.mockImplementationOnce(blocked);
    show();
    await waitFor(() => expect(soundButton()).toBeVisible());
    expect(play.mock.calls).toEqual([[false], [true]]);
    // A browser may take a mere Tab for no touch.
    play.mockImplementationOnce(blocked);
    await userEvent.tab();
    expect(soundButton()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(soundButton()).toBeNull());
    expect(play.mock.lastCall).toEqual([false]);
  });

  it('lets all of them sound at the first touch of anything', async () => {
    play.mockImplementationOnce(blocked);
    show();
    await waitFor(() => expect(soundButton()).toBeVisible());
    await userEvent.pointer({ keys: '[MouseLeft]', target: document.body });
    await waitFor(() => expect(soundButton()).toBeNull());
    const calls = play.mock.calls.length;
    await userEvent.pointer({ keys: '[MouseLeft]', target: document.body });
    expect(play).toHaveBeenCalledTimes(calls);
  });

  it('lets it sound at the first key, where the button is another tile’s [CLS-3]', async () => {
    play.mockImplementationOnce(blocked);
    render(<Tile person={aParticipant()} stream={stream} isMe={false} offersSound={false} />, { wrapper: UiProvider });
    await waitFor(() => expect(play.mock.calls).toEqual([[false], [true]]));
    expect(soundButton()).toBeNull();
    await act(() => userEvent.keyboard('m'));
    expect(play.mock.lastCall).toEqual([false]);
  });

  it('is not suspected where a picture only gave way to the next', async () => {
    play.mockImplementationOnce(() => Promise.reject(new DOMException('', 'AbortError')));
    show();
    await waitFor(() => expect(play).toHaveBeenCalled());
    expect(soundButton()).toBeNull();
    expect(play.mock.calls).toEqual([[false]]);
  });
});
