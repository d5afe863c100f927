import { type ReactNode, Suspense, useRef, useState } from 'react';
import type { Notification } from '@portal/domain/notifications/notification';
import { late } from '@portal/ui/late';

const WhyDialog = late(async () => ({ default: (await import('./why-dialog.tsx')).WhyDialog }));

/** Asks why a notification came; the focus comes back to `opener`. */
export type AskWhy = (notification: Notification, opener: HTMLElement | null) => void;

/** The answer to "why did I get this", whose code comes with the first question. */
export function useWhy(): { ask: AskWhy; answer: ReactNode } {
  const from = useRef<HTMLElement>(null);
  const [asked, setAsked] = useState<Notification>();
  const [isOpen, setIsOpen] = useState(false);
  return {
    ask(notification, opener) {
      from.current = opener;
      setAsked(notification);
      setIsOpen(true);
    },
    answer: asked && (
      <Suspense fallback={null}>
        <WhyDialog notification={asked} open={isOpen} onClose={() => setIsOpen(false)} finalFocus={from} />
      </Suspense>
    ),
  };
}
