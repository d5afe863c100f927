import { chakra } from '@chakra-ui/react/styled-system';
import type { Review } from '@portal/domain/reviews/review';
import { paths } from '@portal/domain/site/paths';
import { RouterLink } from '@portal/portal-core/router-link';
import { TextLink } from '@portal/ui/text-link';
import { ask as askWords, report as reportWords, row } from '../messages.ts';

/** Why a review is hidden, and what became of its report. */
export function ReviewState({ review: { hiddenReason, question, report } }: { review: Review }) {
  const decision = report?.decision;
  const lines = [
    hiddenReason !== null && row.hiddenBecause(hiddenReason),
    question && askWords.mine(question.content),
    report && reportWords.mine(report.grounds),
    report && (decision ? reportWords.outcomes[decision.outcome] : reportWords.waiting),
    decision?.reason,
  ].filter((line): line is string => Boolean(line));
  if (!lines.length) return null;
  return (
    <chakra.div textStyle="body.sm" color="fg.muted">
      {lines.map((line) => (
        <chakra.p key={line} overflowWrap="anywhere" whiteSpace="pre-line">
          {line}
        </chakra.p>
      ))}
      {report?.lesson && (
        <TextLink linkAs={RouterLink} href={paths.lessonEvidence(report.lesson.id)} touch>
          {reportWords.record(report.lesson.no)}
        </TextLink>
      )}
    </chakra.div>
  );
}
