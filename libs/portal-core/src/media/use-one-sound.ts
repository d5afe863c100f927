import { type RefObject, useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '../hooks.ts';
import { audioStarted, audioStopped, selectAudioPlaying } from '../state/media.slice.ts';

/**
 * One sound at a time in the whole portal (STA-1): whoever starts silences the others. `id` names the sound; the handlers belong
 * on the `audio` or `video` that the ref holds.
 */
export function useOneSound(id: string, media: RefObject<HTMLMediaElement | null>) {
  const dispatch = useAppDispatch();
  const playing = useAppSelector(selectAudioPlaying);
  const isPlaying = playing === id;
  useEffect(() => {
    if (!isPlaying) media.current?.pause();
  }, [isPlaying, media]);
  useEffect(() => () => void dispatch(audioStopped(id)), [dispatch, id]);
  return {
    isPlaying,
    onPlay: () => void dispatch(audioStarted(id)),
    onPause: () => void dispatch(audioStopped(id)),
    onEnded: () => void dispatch(audioStopped(id)),
  };
}
