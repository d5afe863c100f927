import { type RefObject, useEffect, useEffectEvent } from 'react';
import * as v from 'valibot';
import { Id } from '@portal/domain/contract/scalar';
import type { LessonStep } from '../lesson/lesson-dialog.tsx';
import type { OpenLesson } from './use-details.ts';

interface Options {
  query: URLSearchParams;
  /** The data of the visible days is here. */
  isReady: boolean;
  /** Where the focus goes when the dialog closes. */
  home: RefObject<HTMLElement | null>;
  onOpen: (lesson: OpenLesson, from: HTMLElement, step: LessonStep | null) => void;
}

/** `?lesson=<id>` opens that lesson, with `&step=move` or `cancel` at that action, once for each such address: the way of notifications, the palette and the home page. */
export function useLinkedLesson({ query, isReady, home, onOpen }: Options) {
  const id = query.get('lesson');
  const step = query.get('step');
  const open = useEffectEvent((lesson: string) => {
    // A phone has no buttons over the calendar.
    const from = home.current ?? document.querySelector<HTMLElement>('h1');
    if (from && v.is(Id, lesson)) onOpen({ id: lesson }, from, step === 'move' || step === 'cancel' ? { step } : null);
  });
  useEffect(() => {
    if (isReady && id) open(id);
  }, [isReady, id, step]);
}
