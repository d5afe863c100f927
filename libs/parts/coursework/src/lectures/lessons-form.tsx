import { chakra } from '@chakra-ui/react/styled-system';
import { Controller } from 'react-hook-form';
import * as v from 'valibot';
import { useListPlacesQuery, useSetPlaceLessonsMutation } from '@portal/api/library/places.api';
import type { Lecture } from '@portal/domain/coursework/lecture';
import { PlaceLessonIds } from '@portal/domain/library/place';
import { QueryState } from '@portal/portal-core/query-state';
import { useToast } from '@portal/portal-core/show-toast';
import { useContractForm } from '@portal/portal-core/use-contract-form';
import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { ProblemBanner } from '@portal/ui/problem-banner';
import { lectures, lessonChoice as words } from './lecture-messages.ts';
import { LessonChoice } from './lesson-choice.tsx';

interface LessonsFormProps {
  lecture: Pick<Lecture, 'id' | 'classId'>;
  zone: string;
  onClose: () => void;
}

/** For which lessons material is; what is known of it comes with the places of its class. */
export function LessonsForm({ lecture, zone, onClose }: LessonsFormProps) {
  const query = useListPlacesQuery({ classId: lecture.classId, size: '100' });
  return (
    <Dialog open title={lectures.lessons} onClose={onClose} closeOnClickAway={false}>
      <QueryState query={query} size="sm" failed={words.failed}>
        {({ items }) => (
          <Fields
            lecture={lecture}
            zone={zone}
            onClose={onClose}
            chosen={items.find(({ id }) => id === lecture.id)?.lessons.map(({ id }) => id) ?? []}
          />
        )}
      </QueryState>
    </Dialog>
  );
}

const schema = v.object({ lessonIds: PlaceLessonIds });

function Fields({ lecture: { id, classId }, zone, onClose, chosen }: LessonsFormProps & { chosen: string[] }) {
  const [set] = useSetPlaceLessonsMutation();
  const toast = useToast();
  const { form, submit, isSending, problem } = useContractForm({
    schema,
    defaultValues: { lessonIds: chosen },
    send: (body) => set({ id, body }).unwrap(),
    onSent() {
      toast({ type: 'success', title: words.saved });
      onClose();
    },
  });
  return (
    <chakra.form noValidate onSubmit={submit} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
      <Controller
        control={form.control}
        name="lessonIds"
        render={({ field: { value, onChange }, fieldState }) => (
          <LessonChoice
            classId={classId}
            zone={zone}
            value={value}
            onChange={onChange}
            error={fieldState.error?.message}
          />
        )}
      />
      <ProblemBanner title={words.saveFailed} problem={problem} />
      <Button type="submit" loading={isSending} justifySelf="end">
        {words.save}
      </Button>
    </chakra.form>
  );
}
