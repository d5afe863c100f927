import { useEffect, useState, useSyncExternalStore } from 'react';
import { lessonDeskApi, useSendLessonDiaryMutation } from '@portal/api/lessons/lesson-desk.api';
import { isSameValue } from '@portal/domain/contract/same-value';
import type { LessonDesk } from '@portal/domain/lessons/lesson-desk.contract';
import { useAppDispatch } from '@portal/portal-core/hooks';
import { useContractForm } from '@portal/portal-core/use-contract-form';
import { useFormDraft } from '@portal/portal-core/use-form-draft';
import { decidedMarks } from '../attendance/marks.ts';
import { draftOf, draftOfDiary, type WrapUpFields, wrapUpFieldsOf, wrapUpSchema } from './wrap-up-fields.ts';
import { createDiaryKeeper } from './diary-keeper.ts';

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
      await keeper.settle();
      // The version may be newer than the values that were checked: a save has come back since.
      const values = form.getValues();
      const body = { diary: draftOf(values), marks: decidedMarks(desk.attendance, values.marks) };
      try {
        await sendDiary({ id, body }).unwrap();
      } catch (error) {
        keeper.changed();
        throw error;
      }
    },
    onSent() {
      keeper.close();
      draft.clear();
      setIsSentHere(true);
    },
  });
  const { form } = contract;
  const [keeper] = useState(() =>
    createDiaryKeeper(draftOf(defaultValues), {
      read: () => structuredClone(draftOf(form.getValues())),
      adopt: (diary) => form.reset({ ...form.getValues(), ...draftOfDiary(diary) }, { keepDefaultValues: true }),
      rebase: (version) => form.setValue('version', version),
      ask: () => void dispatch(getLessonDesk.initiate({ id }, { forceRefetch: true, subscribe: false })),
      async send(body) {
        const diary = await dispatch(saveLessonDiary.initiate({ id, body })).unwrap();
        // Who leaves the page and comes back begins with what was saved last.
        dispatch(lessonDeskApi.util.updateQueryData('getLessonDesk', { id }, (known) => void (known.diary = diary)));
        return diary;
      },
    }),
  );
  const saving = useSyncExternalStore(keeper.subscribe, keeper.state);
  const draft = useFormDraft(form, {
    key: `diary:${id}`,
    isDirty: ({ marks }) => keeper.isDirty() || !isSameValue(marks, {}),
  });

  useEffect(() => form.subscribe({ formState: { values: true }, callback: keeper.changed }), [form, keeper]);
  useEffect(() => {
    if (desk.diary.sentAt !== null) keeper.close();
    keeper.arrived(desk.diary);
    // What this device kept may never have reached the server.
    keeper.changed();
  }, [keeper, desk.diary, draft.restoredAt]);
  useEffect(() => {
    const save = () => void keeper.save();
    const onVisibility = () => document.visibilityState === 'hidden' && save();
    document.addEventListener('visibilitychange', onVisibility);
    window.addEventListener('online', save);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      window.removeEventListener('online', save);
      save();
    };
  }, [keeper]);

  // Within the portal nothing is lost: what this device cannot store, the page's memory holds. A reload takes that.
  const isOnlyHere = !draft.isKept && !isSentHere;
  useEffect(() => {
    if (!isOnlyHere) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isOnlyHere]);

  return { ...contract, saving, keeper, draft, isSentHere };
}

export type WrapUp = ReturnType<typeof useWrapUp>;
