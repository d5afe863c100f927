import { chakra } from '@chakra-ui/react/styled-system';
import { type GradingResults, MEASURED_MIN } from '@portal/domain/coursework/grading-results';
import { paths } from '@portal/domain/site/paths';
import { RouterLink } from '@portal/portal-core/router-link';
import { TextLink } from '@portal/ui/text-link';
import { results as words } from './result-messages.ts';
import { ScoreBands } from './score-bands.tsx';

/** What came out: the average leads, below it how scores lie, what went wrong most, and how long grading takes (ASG-2). */
export function ResultsView({ results }: { results: GradingResults }) {
  const { average, scored, handedIn, bands, errors, time } = results;
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5" px="3" py="4">
      {average === null ? (
        <chakra.p color="fg.muted">{words.none}</chakra.p>
      ) : (
        <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3">
          <div>
            <chakra.p textStyle="money.lg">{words.average(average)}</chakra.p>
            <chakra.p textStyle="body.sm" color="fg.muted">
              {words.counted(scored, handedIn)}
            </chakra.p>
          </div>
          <ScoreBands bands={bands} />
        </chakra.div>
      )}
      <section aria-label={words.errors}>
        <chakra.h3 textStyle="label" mb="1">
          {words.errors}
        </chakra.h3>
        {errors.length === 0 && (
          <chakra.p textStyle="body.sm" color="fg.muted">
            {words.noErrors}
          </chakra.p>
        )}
        <chakra.ul listStyleType="none">
          {errors.map(({ tag, count, example }) => (
            <chakra.li key={tag} py="2" borderTopWidth="1px" _first={{ borderTopWidth: 0 }}>
              <chakra.p display="flex" flexWrap="wrap" columnGap="3" justifyContent="space-between">
                <chakra.span fontWeight="semibold" overflowWrap="anywhere" minW="0">
                  {tag}{' '}
                </chakra.span>
                <chakra.span fontVariantNumeric="tabular-nums">{words.times(count)}</chakra.span>
              </chakra.p>
              {example.feedback && (
                <chakra.p textStyle="body.sm" color="fg.muted" overflowWrap="anywhere" lineClamp={2}>
                  {example.feedback}
                </chakra.p>
              )}
              <TextLink href={paths.grading({ submission: example.submissionId })} linkAs={RouterLink} touch>
                {words.example(example.studentName)}
              </TextLink>
            </chakra.li>
          ))}
        </chakra.ul>
      </section>
      <section aria-label={words.time}>
        <chakra.h3 textStyle="label">{words.time}</chakra.h3>
        <chakra.p>
          {time.medianSeconds === null
            ? words.unmeasured(time.measured, MEASURED_MIN)
            : words.median(words.seconds(time.medianSeconds), time.measured)}
        </chakra.p>
      </section>
    </chakra.div>
  );
}
