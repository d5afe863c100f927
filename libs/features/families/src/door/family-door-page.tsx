import { chakra } from '@chakra-ui/react/styled-system';
import { millisecondsInMinute } from 'date-fns/constants';
import { useMemo, useRef, useState } from 'react';
import { useParams } from 'react-router';
import { problemOf } from '@portal/api/api-problem';
import { useGetFamilyDoorQuery } from '@portal/api/families/family-door.api';
import { DEFAULT_TIME_ZONE } from '@portal/domain/time/day';
import { Delayed } from '@portal/ui/delayed';
import { DOOR_WORDS } from '../door-messages.ts';
import { HomeworkSheet } from '../homework/homework-sheet.tsx';
import type { MoveNews } from '../moves/move-news.tsx';
import { FailedLine } from '../paper/failed-line.tsx';
import { Refusal } from '../paper/refusal.tsx';
import { deviceZone } from '../reading/device-zone.ts';
import { isGoneLink } from '../reading/gone-link.ts';
import { LanguageToggle } from '../reading/language-toggle.tsx';
import { ReaderContext } from '../reading/reader-context.ts';
import { DoorFailed } from './door-failed.tsx';
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
  const { language, choose, problem: languageProblem } = useDoorLanguage(link, door?.language);
  const classZone = door?.teacherTimeZone ?? DEFAULT_TIME_ZONE;
  const reader = useMemo(
    () => ({ link, language, classZone, zone: deviceZone(classZone) }),
    [link, language, classZone],
  );
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
        <Delayed loading={!isGone && !data && !problem} skeleton={<DoorSkeleton label={words.loading} />}>
          {() =>
            isGone ? (
              <DoorGone />
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
                />
              </>
            ) : (
              problem && <DoorFailed problem={problem} onRetry={() => void refetch()} isRetrying={isFetching} />
            )
          }
        </Delayed>
      </chakra.div>
      {sheets.element}
      {door && <HomeworkSheet />}
    </ReaderContext>
  );
}
