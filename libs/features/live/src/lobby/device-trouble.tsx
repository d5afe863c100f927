import { chakra } from '@chakra-ui/react/styled-system';
import { Banner } from '@portal/ui/banner';
import { Button } from '@portal/ui/button';
import type { DoorWords } from '../door-korean.ts';
import type { OwnMedia, OwnState } from '../media/own-media.ts';
import { useDoorWords } from '../reading/room-words.ts';

interface DeviceTroubleProps {
  media: OwnMedia;
  own: OwnState;
}

interface Said {
  readonly device: string;
  readonly title: string;
  readonly lines: readonly string[];
}

function said({ audio, video }: OwnState['trouble'], words: DoorWords): Said | null {
  const { both, camera, microphone } = words.devices;
  const heard = audio && words.troubles.audio[audio];
  const seen = video && words.troubles.video[video];
  if (heard && seen && audio === video) {
    const [title, body] = words.bothTroubles[audio];
    return { device: both, title, lines: [body] };
  }
  if (heard && seen) return { device: both, title: words.bothTroubled, lines: [seen.join('. '), heard.join('. ')] };
  const one = seen ?? heard;
  return one ? { device: seen ? camera : microphone, title: one[0], lines: [one[1]] } : null;
}

/** Why camera or microphone does not work, what to do, and that she can come in all the same. */
export function DeviceTrouble({ media, own }: DeviceTroubleProps) {
  const { words } = useDoorWords();
  const trouble = said(own.trouble, words);
  return (
    // Where there is nothing to say, it takes no row of its column either.
    <chakra.div role="status" _empty={{ mb: '-3' }}>
      {trouble && (
        <Banner
          tone="warning"
          title={trouble.title}
          action={
            <Button
              variant="outline"
              onClick={() => {
                if (own.trouble.video) void media.setVideo(true);
                if (own.trouble.audio) void media.setAudio(true);
              }}
            >
              {words.devices.retry(trouble.device)}
            </Button>
          }
        >
          {[...trouble.lines, words.withoutThem].map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Banner>
      )}
    </chakra.div>
  );
}
