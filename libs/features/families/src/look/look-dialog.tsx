import { chakra } from '@chakra-ui/react/styled-system';
import { problemOf } from '@portal/api/api-problem';
import { useLookAtHomeworkFileQuery } from '@portal/api/families/family-homework.api';
import { cleanFileName } from '@portal/domain/assets/upload-policy';
import type { HomeworkLook } from '@portal/domain/families/family-homework';
import { Delayed } from '@portal/ui/delayed';
import { Dialog } from '@portal/ui/dialog';
import { SkeletonText } from '@portal/ui/skeletons';
import { FailedLine } from '../paper/failed-line.tsx';
import { useReader } from '../reading/reader-context.ts';
import { useLookWords } from './look-messages.ts';
import { LookPage } from './look-page.tsx';
import { LookPlayer } from './look-player.tsx';

interface LookDialogProps {
  asked: { id: string; fileId: string; studentId: string };
  onClose: () => void;
}

/** A file that nobody may download, to be looked at here: pages that say whose they are, or sound and moving pictures. */
export function LookDialog({ asked, onClose }: LookDialogProps) {
  const { link, language } = useReader();
  const words = useLookWords();
  const { data, error, isFetching, refetch } = useLookAtHomeworkFileQuery({ link, ...asked });
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      phone="full"
      lang={language}
      title={data ? cleanFileName(data.name) : words.title}
    >
      <Delayed loading={!data && !error} skeleton={<SkeletonText lines={8} label={words.loading} />}>
        {() =>
          data ? (
            <Looked look={data} onStale={() => void refetch()} />
          ) : (
            error && (
              <FailedLine
                title={words.failed}
                problem={problemOf(error)}
                onRetry={() => void refetch()}
                isRetrying={isFetching}
              />
            )
          )
        }
      </Delayed>
    </Dialog>
  );
}

function Looked({ look, onStale }: { look: HomeworkLook; onStale: () => void }) {
  const words = useLookWords();
  const { looks, pages, playUrl, code, name } = look;
  if (looks !== 'PAGES')
    return playUrl && <LookPlayer kind={looks} src={playUrl} name={cleanFileName(name)} onStale={onStale} />;
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3">
      <chakra.p textStyle="body.sm" color="fg.muted">
        {words.marked(code)}
      </chakra.p>
      <chakra.ol role="list" listStyle="none" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
        {pages.map((page, at) => (
          <LookPage key={page.url} page={page} label={words.page(at + 1, pages.length)} />
        ))}
      </chakra.ol>
    </chakra.div>
  );
}
