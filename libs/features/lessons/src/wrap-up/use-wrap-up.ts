import { useState } from 'react';
import * as v from 'valibot';
import { lessonDeskApi, useSendLessonDiaryMutation } from '@portal/api/lessons/lesson-desk.api';
import { isSameValue } from '@portal/domain/contract/same-value';
import type { LessonDesk } from '@portal/domain/lessons/lesson-desk.contract';
import { DiaryDraft, type LessonDiary } from '@portal/domain/lessons/lesson-diary';
import { useAutosave } from '@portal/portal-core/autosave/use-autosave';
import { useAppDispatch } from '@portal/portal-core/hooks';
import { useContractForm } from '@portal/portal-core/use-contract-form';
import { decidedMarks } from '../attendance/marks.ts';
import {
  type DiaryTexts,
  draftOf,
  draftOfDiary,
  textsOf,
  type WrapUpFields,
  wrapUpFieldsOf,
  wrapUpSchema,
} from './wrap-up-fields.ts';

const { saveLessonDiary, getLessonDesk } = lessonDeskApi.endpoints;

/** The sheet of one lesson: saved with the server while it is written, on this device besides, and sent once (W3, W9). */
export function useWrapUp(desk: LessonDesk) {
  const { id } = desk.lesson;
  const dispatch = useAppDispatch();
  const [sendDiary] = useSendLessonDiaryMutation();
  const [defaultValues] = useState(() => wrapUpFieldsOf(desk));
  const [isSentHere, setIsSentHere] = useState(false);
  const contract = useContractForm<WrapUpFields, WrapUpFields>({
    schema: wrapUpSchema(desk.attendance),
    defaultValues,
    fieldOf: (path) => path.replace(/^diary\./, '').replace(/^marks\..*/, 'marks'),
    async send() {
      await autosave.settle();
      // The version may be newer than the values that were checked: a save has come back since.
      const values = form.getValues();
      const body = { diary: draftOf(values), marks: decidedMarks(desk.attendance, values.marks) };
      try {
        const { diary } = await sendDiary({ id, body }).unwrap();
        autosave.arrived(diary);
      } catch (error) {
        autosave.changed();
        throw error;
      }
    },
    onSent() {
      saving.draft.clear();
      setIsSentHere(true);
    },
  });
  const { form } = contract;
  // Before the first save the server has nothing, and what is proposed needs no saving.
  const fieldsOf = (diary: LessonDiary) =>
    diary.version === 0 && diary.sentAt === null ? draftOf(defaultValues) : draftOfDiary(diary);
  const saving = useAutosave<WrapUpFields, LessonDiary, DiaryTexts>({
    form,
    arrived: desk.diary,
    draftKey: `diary:${id}`,
    content: (written) => textsOf(draftOf(written)),
    contentOf: (diary) => textsOf(fieldsOf(diary)),
    async send(texts, { version }) {
      const diary = await dispatch(saveLessonDiary.initiate({ id, body: { version, ...texts } })).unwrap();
      // Who leaves the page and comes back begins with what was saved last.
      dispatch(lessonDeskApi.util.updateQueryData('getLessonDesk', { id }, (known) => void (known.diary = diary)));
      return diary;
    },
    resourceOf: (saved) => saved,
    fieldsOf: (diary, written) => ({ ...written, ...fieldsOf(diary) }),
    rebase: ({ version }) => form.setValue('version', version),
    isBasedOn: ({ version }, written) => written.version === version,
    refetch: () => void dispatch(getLessonDesk.initiate({ id }, { forceRefetch: true, subscribe: false })),
    // Too long a text is said at its field; until it is mended this device keeps it.
    isSavable: (texts) => v.is(DiaryDraft, { version: 0, ...texts }),
    savesByItself: ({ sentAt }) => sentAt === null,
    keepsMore: ({ marks }) => !isSentHere && !isSameValue(marks, {}),
  });
  const { autosave } = saving;

  return { ...contract, saving, isSentHere };
}

export type WrapUp = ReturnType<typeof useWrapUp>;
