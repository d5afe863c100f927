import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import * as v from 'valibot';
import { useListClassesQuery } from '@portal/api/classes/classes.api';
import { useApplyPackMutation } from '@portal/api/library/packs.api';
import type { PackSummary, PackUse } from '@portal/domain/library/pack';
import { QueryState } from '@portal/portal-core/query-state';
import { useContractForm } from '@portal/portal-core/use-contract-form';
import { Button } from '@portal/ui/button';
import { ProblemBanner } from '@portal/ui/problem-banner';
import { SelectField } from '@portal/ui/select-field';
import { SkeletonText } from '@portal/ui/skeletons';
import { StickyActions } from '@portal/ui/sticky-actions';
import { giving as words } from '../packs-messages.ts';
import { ClassLessons } from './class-lessons.tsx';
import { LessonCards } from './lesson-cards.tsx';
import { nextLessons, type OpenLesson, openClasses } from './open-lessons.ts';

const ALL_CLASSES = { sort: 'nextLesson', size: '100' } as const;

const schema = v.object({
  lesson: v.pipe(
    v.custom<OpenLesson | null>(() => true),
    v.check((lesson) => lesson !== null, words.choose),
    // What else is known of it may change between two tries, and does not make them two.
    v.transform((lesson) => lesson!.id),
  ),
});

interface GiveFormProps {
  pack: PackSummary;
  onGiven: (lesson: OpenLesson, use: PackUse) => void;
}

/** Which lesson it is: the next one of each class, or any that is to come of one class. */
export function GiveForm({ pack, onGiven }: GiveFormProps) {
  const query = useListClassesQuery(ALL_CLASSES, { refetchOnMountOrArgChange: true });
  const [apply] = useApplyPackMutation();
  const [classId, setClassId] = useState('');
  const { form, submit, isSending, problem } = useContractForm({
    schema,
    defaultValues: { lesson: null },
    async send({ lesson: lessonId }, clientId) {
      const lesson = form.getValues('lesson');
      const use = await apply({ id: pack.id, body: { clientId, lessonId } }).unwrap();
      if (lesson) onGiven(lesson, use);
    },
  });
  return (
    <chakra.form noValidate onSubmit={submit} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
      <chakra.p px="4" py="3" bg="celadon.subtle" borderRadius="l2" fontWeight="medium">
        {words.willBe(pack)}
      </chakra.p>
      <QueryState
        query={query}
        size="sm"
        failed={words.failedToLoad}
        skeleton={<SkeletonText lines={4} label={words.loading} />}
      >
        {({ items }) => (
          <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
            <SelectField
              label={words.class}
              placeholder={words.nearest}
              options={openClasses(items).map(({ id, name }) => ({ value: id, label: name }))}
              value={classId}
              onChange={({ target }) => {
                setClassId(target.value);
                form.resetField('lesson');
              }}
            />
            <Controller
              control={form.control}
              name="lesson"
              render={({ field: { ref, value, onChange }, fieldState: { error } }) => {
                const choice = { ref, value, onChange, error: error?.message };
                return classId === '' ? (
                  <LessonCards {...choice} lessons={nextLessons(items)} />
                ) : (
                  <ClassLessons {...choice} classId={classId} />
                );
              }}
            />
          </chakra.div>
        )}
      </QueryState>
      <ProblemBanner
        title={words.failed}
        problem={problem && { ...problem, message: words.refusals[problem.code ?? ''] ?? problem.message }}
      />
      <StickyActions>
        <Button type="submit" loading={isSending}>
          {words.submit}
        </Button>
      </StickyActions>
    </chakra.form>
  );
}
