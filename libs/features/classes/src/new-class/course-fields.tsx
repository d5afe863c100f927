import { useFormContext } from 'react-hook-form';
import type { CoursePackage, CourseSummary } from '@portal/domain/courses/course';
import { formatMoney } from '@portal/domain/format/money';
import { ErrorState } from '@portal/ui/error-state';
import { SelectField } from '@portal/ui/select-field';
import type { NewClassFields } from '../planning/planning-schema.ts';
import { fields as words, planning } from '../planning-messages.ts';
import { classPackages } from './class-defaults.ts';
import type { ChosenCourse } from './use-course-defaults.ts';

interface Props {
  courses: readonly CourseSummary[];
  /** Of these. */
  chosen: ChosenCourse;
}

const packageText = ({ name, lessonCount, fee }: CoursePackage) =>
  [name, lessonCount !== null && `${lessonCount}회`, fee ? formatMoney(fee) : null].filter(Boolean).join(' · ');

/** From which published course, and with which of its packages. */
export function CourseFields({ courses, chosen }: Props) {
  const { course, problem, isFetching, retry } = chosen;
  const { register, formState } = useFormContext<NewClassFields>();
  const packages = course ? classPackages(course.content) : [];
  const none = course?.content.packages.length ? words.packageTrialOnly : words.packageEmpty;
  return (
    <>
      <SelectField
        label={words.courseId}
        required
        placeholder={words.choose}
        options={courses.map(({ id, title }) => ({ value: id, label: title }))}
        error={formState.errors.courseId?.message}
        {...register('courseId')}
      />
      {problem && (
        <ErrorState title={planning.coursesFailed} size="sm" onRetry={retry} retrying={isFetching}>
          {problem.message}
        </ErrorState>
      )}
      <SelectField
        // A list takes a value only when it has it.
        key={course?.id ?? ''}
        label={words.packageId}
        required
        placeholder={words.choose}
        helper={course && packages.length === 0 ? none : undefined}
        options={packages.map((one) => ({ value: one.id, label: packageText(one) }))}
        error={formState.errors.packageId?.message}
        {...register('packageId')}
      />
    </>
  );
}
