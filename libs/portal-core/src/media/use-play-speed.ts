import { useAppDispatch, useAppSelector } from '../hooks.ts';
import { PLAY_SPEEDS, type PlaySpeed, playSpeedChosen, selectPlaySpeed } from '../state/media.slice.ts';

const PLACE = 'portal-play-speed';

/** Storage may be denied; then the choice lives as long as the page. */
function stored(): PlaySpeed {
  try {
    return PLAY_SPEEDS.find((speed) => String(speed) === localStorage.getItem(PLACE)) ?? 1;
  } catch {
    return 1;
  }
}

function store(speed: PlaySpeed): void {
  try {
    localStorage.setItem(PLACE, String(speed));
  } catch {
    // Only this page knows it then.
  }
}

/** How fast voices are heard on this device, and the next speed: after the fastest the first. */
export function usePlaySpeed() {
  const dispatch = useAppDispatch();
  const speed = useAppSelector(selectPlaySpeed) ?? stored();
  return {
    speed,
    toNext() {
      const next = PLAY_SPEEDS[(PLAY_SPEEDS.indexOf(speed) + 1) % PLAY_SPEEDS.length]!;
      store(next);
      dispatch(playSpeedChosen(next));
    },
  };
}
