import { EarningsEstimator } from '../estimator/earnings-estimator.tsx';
import { FrequentQuestions } from '../faq/frequent-questions.tsx';
import { FeaturedTeachers } from '../featured/featured-teachers.tsx';

/** What a visitor comes to by scrolling: figures, people, answers. */
export function BelowTheSteps() {
  return (
    <>
      <EarningsEstimator />
      <FeaturedTeachers />
      <FrequentQuestions />
    </>
  );
}
