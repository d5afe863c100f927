import { useState } from 'react';
import type { Notification } from '@portal/domain/notifications/notification';

interface Held {
  /** The list without what waits above it. */
  shown: readonly Notification[];
  /** How many wait. */
  count: number;
  /** Lets them in. */
  show: () => void;
}

/**
 * Keeps what arrives on top of a list back until the reader asks for it, so that no row moves under her eye or finger
 * (NTF-10). What the list is still being opened with is no arrival.
 */
export function useHeldArrivals(all: readonly Notification[], isOn: boolean, isFetching: boolean): Held {
  const [known, setKnown] = useState<ReadonlySet<string>>(new Set());
  const [isOpen, setIsOpen] = useState(false);
  const firstKnown = isOpen ? all.findIndex(({ id }) => known.has(id)) : 0;
  // Where nothing of before is left there is nothing that could move.
  const count = isOn ? Math.max(0, firstKnown) : 0;
  const shown = count === 0 ? all : all.slice(count);

  const learn = (more: readonly Notification[]) => setKnown(new Set([...known, ...more.map(({ id }) => id)]));
  if (isOn && shown.some(({ id }) => !known.has(id))) learn(shown);
  if (!isOpen && !isFetching) setIsOpen(true);
  return { shown, count, show: () => learn(all) };
}
