import * as v from 'valibot';
import { useWatch } from 'react-hook-form';
import { chakra } from '@chakra-ui/react/styled-system';
import { formatTime } from '@portal/domain/format/date-time';
import { DiaryDraft } from '@portal/domain/lessons/lesson-diary';
import { Button } from '@portal/ui/button';
import { draftOf, type WrapUpFields } from './wrap-up-fields.ts';
import { useTeacherZone } from '../frame/use-teacher-zone.ts';
import { wrapUp as words } from '../wrap-up-messages.ts';
import type { DiaryKeeper } from './diary-keeper.ts';
import type { WrapUp } from './use-wrap-up.ts';

interface Props {
  sheet: Pick<WrapUp, 'form' | 'saving'> & {
    keeper: Pick<DiaryKeeper, 'save'>;
    draft: Pick<WrapUp['draft'], 'isKept'>;
  };
}

/** Where what is written stands: with the server, on this device, or only on this page. */
export function SaveState({ sheet: { form, saving, keeper, draft } }: Props) {
  const zone = useTeacherZone();
  const written = useWatch({ control: form.control }) as WrapUpFields;
  const here = draft.isKept ? words.keptHere : words.notKept;
  const { isSaving, problem, savedAt } = saving;
  const isTooLong = !v.is(DiaryDraft, draftOf(written));
  const hasFailed = problem !== null && problem.status !== 409;
  return (
    <chakra.p
      role="status"
      textStyle="body.sm"
      color={isTooLong || hasFailed || !draft.isKept ? 'fg.warning' : 'fg.muted'}
      fontVariantNumeric="tabular-nums"
    >
      {isTooLong ? (
        `${words.tooLong} ${here}`
      ) : isSaving ? (
        words.saving
      ) : hasFailed ? (
        <>
          {words.notSaved(problem.message)} {here}{' '}
          <Button variant="ghost" size="sm" onClick={() => void keeper.save()}>
            {words.retry}
          </Button>
        </>
      ) : savedAt ? (
        words.savedAt(formatTime(savedAt, zone))
      ) : (
        words.waiting
      )}
    </chakra.p>
  );
}
