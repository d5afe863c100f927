import { chakra } from '@chakra-ui/react/styled-system';
import { problemOf } from '@portal/api/api-problem';
import { cleanFileName } from '@portal/domain/assets/upload-policy';
import type { HomeworkLook } from '@portal/domain/families/family-homework';
import type { Played } from '@portal/domain/library/place';
import { MarkedPages } from '@portal/file-view/marked-pages';
import { Delayed } from '@portal/ui/delayed';
import { SkeletonText } from '@portal/ui/skeletons';
import { FailedLine } from '../paper/failed-line.tsx';
import { useLookWords } from './look-messages.ts';
import { LookPlayer } from './look-player.tsx';

interface LookedFileProps {
  /** What the server says of looking at it, asked for anew where an address has ended. */
  query: { data?: HomeworkLook | undefined; error?: unknown; isFetching: boolean; refetch: () => unknown };
  onPlayed?: ((played: Played) => void) | undefined;
}

/** A file that nobody may download: pages that say whose they are, or sound and moving pictures. */
export function LookedFile({ query: { data, error, isFetching, refetch }, onPlayed }: LookedFileProps) {
  const words = useLookWords();
  return (
    <Delayed loading={!data && !error} skeleton={<SkeletonText lines={8} label={words.loading} />}>
      {() =>
        data ? (
          <Looked look={data} onStale={() => void refetch()} onPlayed={onPlayed} />
        ) : (
          <FailedLine
            title={words.failed}
            problem={problemOf(error)}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        )
      }
    </Delayed>
  );
}

interface LookedProps {
  look: HomeworkLook;
  onStale: () => void;
  onPlayed: LookedFileProps['onPlayed'];
}

function Looked({ look, onStale, onPlayed }: LookedProps) {
  const { looks, pages, playUrl, code } = look;
  const name = cleanFileName(look.name);
  if (looks !== 'PAGES')
    return playUrl && <LookPlayer kind={looks} src={playUrl} name={name} onStale={onStale} onPlayed={onPlayed} />;
  return (
    <chakra.div maxH="75dvh" display="grid" gridTemplateRows="minmax(0, auto)">
      <MarkedPages name={name} code={code} pages={pages} onStale={onStale} />
    </chakra.div>
  );
}
