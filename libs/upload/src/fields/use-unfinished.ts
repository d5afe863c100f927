import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react';
import { useUploadWords } from '../upload-words.ts';

interface UnfinishedOptions {
  isUnfinished: boolean;
  onUnfinished: ((isUnfinished: boolean) => void) | undefined;
  ref: Ref<HTMLInputElement> | undefined;
}

/**
 * Makes a field's input invalid while something is on its way, so that `useContractForm` leads there instead of sending
 * the form without it. `isWarned` from the moment that somebody tried.
 */
export function useUnfinished({ isUnfinished, onUnfinished, ref }: UnfinishedOptions) {
  const { notDone } = useUploadWords();
  const input = useRef<HTMLInputElement>(null);
  const [wasTried, setWasTried] = useState(false);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);
  const tell = useEffectEvent(() => onUnfinished?.(isUnfinished));
  useEffect(() => {
    input.current?.setCustomValidity(isUnfinished ? notDone : '');
    tell();
  }, [isUnfinished, notDone]);
  if (!isUnfinished && wasTried) setWasTried(false);
  return { input, isWarned: isUnfinished && wasTried, onInvalid: () => setWasTried(true) };
}
