import { useEffect, useState } from 'react';
import { VisuallyHidden } from '@portal/ui/visually-hidden';

/** Whoever draws a slider passes many values: only the one at which she stops is read. */
const STOPPED_MS = 300;

/** Reads the result aloud once it has stood for a moment. */
export function SpokenNet({ text }: { text: string }) {
  const [spoken, setSpoken] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(text), STOPPED_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <VisuallyHidden asChild>
      <output aria-live="polite">{spoken}</output>
    </VisuallyHidden>
  );
}
