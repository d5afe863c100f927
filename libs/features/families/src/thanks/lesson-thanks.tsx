import { chakra } from '@chakra-ui/react/styled-system';
import { addDays } from 'date-fns/addDays';
import { Heart } from 'lucide-react';
import { useRef, useState } from 'react';
import { problemOf } from '@portal/api/api-problem';
import { useGetThanksQuery } from '@portal/api/points/thanks.api';
import type { FamilyRecord } from '@portal/domain/families/family-door';
import { wasAway } from '@portal/domain/families/family-note';
import { THANK_YOU_DAYS, type ThankYou } from '@portal/domain/points/thanks.contract';
import { now } from '@portal/portal-core/clock';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { DoneLine } from '../paper/done-line.tsx';
import { FailedLine } from '../paper/failed-line.tsx';
import { useReader } from '../reading/reader-context.ts';
import { useThanksWords } from './thanks-messages.ts';
import { ThanksSheet } from './thanks-sheet.tsx';

/** Whether the family may thank for a lesson: a child was there, and it is not too long ago. What was said stays to be read. */
const mayThank = ({ held, attendance, endAt }: FamilyRecord): boolean =>
  held && attendance.some((one) => !wasAway(one)) && now() <= addDays(endAt, THANK_YOU_DAYS);

/** A word of thanks for a lesson that was held, once; what was said stands in its place. */
export function LessonThanks({ record }: { record: FamilyRecord }) {
  const { link } = useReader();
  const words = useThanksWords();
  const { data, error, isFetching, refetch } = useGetThanksQuery({ link, lessonId: record.id });
  if (data) return <Thanks record={record} thanks={data} />;
  if (!error || !mayThank(record)) return null;
  return (
    <FailedLine
      title={words.failed}
      problem={problemOf(error)}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
    />
  );
}

function Thanks({ record, thanks: given }: { record: FamilyRecord; thanks: ThankYou }) {
  const { time, zone } = useReader();
  const words = useThanksWords();
  const [isWriting, setIsWriting] = useState(false);
  // What the answer said, until the page has read it too.
  const [answered, setAnswered] = useState<ThankYou | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const { thankedAt, text, left } = given.thankedAt === null && answered ? answered : given;
  return (
    <>
      <chakra.div ref={place} role="status" tabIndex={-1} outline="none" _empty={{ position: 'absolute' }}>
        {thankedAt !== null && (
          <DoneLine title={words.thanked}>
            {text !== '' && <chakra.p whiteSpace="pre-line">“{text}”</chakra.p>}
            {time.short(thankedAt, zone)}
          </DoneLine>
        )}
      </chakra.div>
      {thankedAt === null && mayThank(record) && (
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
          {left > 0 && (
            <Button variant="outline" startIcon={<Icon as={Heart} size={16} />} onClick={() => setIsWriting(true)}>
              {words.ask}
            </Button>
          )}
          <chakra.p textStyle="body.sm" color="fg.muted">
            {left > 0 ? words.left(left) : words.none}
          </chakra.p>
        </chakra.div>
      )}
      <ThanksSheet
        lessonId={record.id}
        left={left}
        open={isWriting}
        onClose={() => setIsWriting(false)}
        onSent={(said) => {
          setAnswered(said);
          setIsWriting(false);
        }}
        finalFocus={answered ? place : undefined}
      />
    </>
  );
}
