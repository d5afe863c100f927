import { chakra } from '@chakra-ui/react/styled-system';
import { millisecondsInMinute } from 'date-fns/constants';
import { useMemo, useRef, useState } from 'react';
import { useParams } from 'react-router';
import { problemOf } from '@portal/api/api-problem';
import { useGetFamilyDoorQuery } from '@portal/api/families/family-door.api';
import { DEFAULT_TIME_ZONE } from '@portal/domain/time/day';
import { deviceZone } from '@portal/family-pages/device-zone';
import { LanguageToggle } from '@portal/family-pages/language-toggle';
import { refusalWords } from '@portal/family-pages/refusal-words';
import { Delayed } from '@portal/ui/delayed';
import { ErrorState } from '@portal/ui/error-state';
import { ChatSheet } from '../chat/chat-sheet.tsx';
import { FamilySenders } from '../chat/family-senders.tsx';
import { DOOR_WORDS } from '../door-messages.ts';
import { useEndedLink } from '../ended/use-ended-link.ts';
import { HasLeft } from '../guardians/has-left.tsx';
import { HomeworkSheet } from '../homework/homework-sheet.tsx';
import type { MoveNews } from '../moves/move-news.tsx';
import { FailedLine } from '../paper/failed-line.tsx';
import { Refusal } from '../paper/refusal.tsx';
import { isGoneLink } from '../reading/gone-link.ts';
import { ReaderContext } from '../reading/reader-context.ts';
import { DoorGone } from './door-gone.tsx';
import { DoorHead } from './door-head.tsx';
import { DoorSkeleton } from './door-skeleton.tsx';
import { DoorView } from './door-view.tsx';
import { useDoorLanguage } from './use-door-language.ts';
import { useMoveSheets } from './use-move-sheets.tsx';

// Other families answer, and lessons begin and end, while the page stands open.
const FRESH = {
  pollingInterval: millisecondsInMinute,
  skipPollingIfUnfocused: true,
  refetchOnFocus: true,
  refetchOnMountOrArgChange: true,
} as const;

/** What can stand in a header; an address that was bent on its way is no link. */
const isLink = (link: string) => /^[\x21-\x7e]+$/.test(link);

/** /f/:link: a family's class by the link of its letters, without an account. */
export function FamilyDoorPage() {
  const { link = '' } = useParams();
  return <Door key={link} link={link} />;
}

function Door({ link }: { link: string }) {
  const { data, error, refetch, isFetching } = useGetFamilyDoorQuery({ link }, { ...FRESH, skip: !isLink(link) });
  const problem = error && problemOf(error);
  const isGone = !isLink(link) || (problem !== undefined && isGoneLink(problem));
  const door = isGone ? undefined : data;
  const { ended, isLooking } = useEndedLink(link, isGone);
  const { language, choose, problem: languageProblem } = useDoorLanguage(link, door?.language, ended?.language);
  const classZone = door?.teacherTimeZone ?? DEFAULT_TIME_ZONE;
  const reader = useMemo(
    () => ({ link, language, classZone, zone: deviceZone(classZone) }),
    [link, language, classZone],
  );
  const [hasLeft, setHasLeft] = useState(false);
  const [news, setNews] = useState<MoveNews | null>(null);
  const newsPlace = useRef<HTMLDivElement>(null);
  const sheets = useMoveSheets(newsPlace, setNews);
  const words = DOOR_WORDS[language];

  return (
    <ReaderContext value={reader}>
      <chakra.div
        lang={language}
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        gap="2"
        maxW="form"
        // To the edges of a phone; on a desk a column of paper.
        mx={{ base: '-4', md: 'auto' }}
        mt={{ base: '-4', md: '0' }}
        bg="bg.muted"
        borderRadius={{ md: 'l3' }}
        overflow="clip"
      >
        <DoorHead door={door} toggle={<LanguageToggle language={language} onChange={choose} />} />
        <Refusal title={words.languageFailed} problem={languageProblem} />
        <Delayed
          loading={isLooking || (!isGone && !data && !problem)}
          skeleton={<DoorSkeleton label={words.loading} />}
        >
          {() =>
            hasLeft ? (
              <HasLeft />
            ) : isGone ? (
              <DoorGone ended={ended} />
            ) : door ? (
              <>
                {problem && (
                  <chakra.div bg="bg.panel" px={{ base: '4', md: '6' }} py="3">
                    <FailedLine
                      title={words.stale}
                      problem={problem}
                      onRetry={() => void refetch()}
                      isRetrying={isFetching}
                    />
                  </chakra.div>
                )}
                <DoorView
                  door={door}
                  news={news}
                  newsPlace={newsPlace}
                  onNews={setNews}
                  onDecline={sheets.decline}
                  onAsk={sheets.ask}
                  onLeft={() => setHasLeft(true)}
                />
              </>
            ) : (
              problem && (
                <chakra.div bg="bg.panel">
                  <ErrorState
                    title={words.failed}
                    onRetry={() => void refetch()}
                    retrying={isFetching}
                    {...(problem.traceId && { traceId: problem.traceId })}
                  >
                    {refusalWords(problem, language, words.refusals)}
                  </ErrorState>
                </chakra.div>
              )
            )
          }
        </Delayed>
      </chakra.div>
      {sheets.element}
      {door && <HomeworkSheet />}
      {door && <FamilySenders door={door} />}
      {door && <ChatSheet door={door} onNews={setNews} onDecline={sheets.decline} />}
    </ReaderContext>
  );
}
