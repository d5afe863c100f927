import { chakra } from '@chakra-ui/react/styled-system';
import { type RefObject, useEffect } from 'react';
import type { ApiProblem } from '@portal/api/api-problem';
import type { FamilyMove } from '@portal/domain/families/family-door';
import { Banner } from '@portal/ui/banner';
import { ARRIVAL } from '@portal/ui/use-arrival';
import { Band } from '../paper/band.tsx';
import { DoneLine } from '../paper/done-line.tsx';
import { useReader } from '../reading/reader-context.ts';

/** What came of an answer or a wish, where the section that it was given in may be gone with it. */
export type MoveNews =
  | { readonly kind: 'MOVED' | 'KEPT' | 'WITHDRAWN'; readonly move: FamilyMove }
  | { readonly kind: 'ASKED' }
  | { readonly kind: 'REFUSED'; readonly problem: ApiProblem };

interface MoveNewsPlaceProps {
  news: MoveNews | null;
  place: RefObject<HTMLDivElement | null>;
}

/** Read out and brought before the reader as it comes; empty it takes no room. */
export function MoveNewsPlace({ news, place }: MoveNewsPlaceProps) {
  const { words } = useReader();
  useEffect(() => {
    if (!news) return;
    place.current?.scrollIntoView({ block: 'start' });
    place.current?.focus({ preventScroll: true });
  }, [news, place]);
  return (
    <chakra.div ref={place} role="status" {...ARRIVAL} _empty={{ position: 'absolute' }}>
      {news && (
        <Band title={words.moves.title}>
          <NewsLine news={news} />
        </Band>
      )}
    </chakra.div>
  );
}

function NewsLine({ news }: { news: MoveNews }) {
  const { words, time, zone, refusal } = useReader();
  if (news.kind === 'REFUSED')
    return (
      <Banner tone="error" title={words.sheet.refused}>
        {refusal(news.problem)}
      </Banner>
    );
  if (news.kind === 'ASKED') return <DoneLine title={words.news.asked}>{words.news.askedBody}</DoneLine>;
  const { lessonNo, isTrial, oldStartAt, newStartAt } = news.move;
  const lesson = words.lesson(lessonNo, isTrial);
  if (news.kind === 'MOVED')
    return <DoneLine title={words.news.moved(lesson)}>{words.news.movedBody(time.short(newStartAt, zone))}</DoneLine>;
  const said = news.kind === 'KEPT' ? words.news.kept : words.news.withdrawn;
  return <DoneLine title={said(lesson, time.short(oldStartAt, zone))} />;
}
