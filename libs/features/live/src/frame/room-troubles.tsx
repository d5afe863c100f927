import { isViewable } from '@portal/domain/live/live-material';
import { Banner } from '@portal/ui/banner';
import { WaitClock } from '../clock/wait-clock.tsx';
import { MaterialNotice } from '../material/material-notice.tsx';
import { useRoom } from '../session/use-room.ts';
import { useStageWords } from '../stage/stage-messages.ts';
import { useFrameWords } from './frame-messages.ts';
import { usePlace } from './room-place.tsx';

const TROUBLED = ['audio', 'video', 'screen'] as const;

/** Over the stage: a line that is lost, a device that does not work, a link of the host, and the wait where it has not the stage. */
export function RoomTroubles() {
  const { room, state, own, isHost, isMediaLost } = useRoom();
  const { isClockLine } = usePlace();
  const words = useStageWords();
  const { troubles } = useFrameWords();
  const isLost = room.status !== 'CONNECTED';
  const trouble = TROUBLED.map((kind) => own.trouble[kind] && troubles[kind][own.trouble[kind]]).find(Boolean);
  return (
    <>
      <div role="status">
        {isLost && (
          <Banner tone="warning" title={words.lost}>
            {words.lostBody}
          </Banner>
        )}
        {isMediaLost && !isLost && (
          <Banner tone="warning" title={words.mediaLost}>
            {words.mediaLostBody}
          </Banner>
        )}
        {trouble && (
          <Banner tone="warning" title={trouble[0]}>
            {trouble[1]}
          </Banner>
        )}
      </div>
      <div role="status">
        {state.material && !isHost && !isViewable(state.material) && <MaterialNotice material={state.material} />}
      </div>
      {isClockLine && <WaitClock isLine />}
    </>
  );
}
