import { useSyncExternalStore } from 'react';
import { formatMoney } from '@portal/domain/format/money';

const PLACE = 'portal-income-figures';

/** So many dots stand for any amount: their number says nothing. */
export const COVERED = '••••••';

const listeners = new Set<() => void>();
// Holds the choice where storage is denied.
let chosenHere: boolean | undefined;

function areHiddenNow(): boolean {
  if (chosenHere !== undefined) return chosenHere;
  try {
    return localStorage.getItem(PLACE) === 'hidden';
  } catch {
    return false;
  }
}

function setHidden(next: boolean) {
  chosenHere = undefined;
  try {
    localStorage.setItem(PLACE, next ? 'hidden' : 'shown');
  } catch {
    chosenHere = next;
  }
  listeners.forEach((tell) => tell());
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Whether amounts of hers are covered on every page, where somebody may look over a shoulder; kept on this device. */
export const useFiguresHidden = () => ({ areHidden: useSyncExternalStore(subscribe, areHiddenNow), setHidden });

/** An amount of hers within a sentence, or dots. */
export function useOwnMoney(): (amount: number) => string {
  const { areHidden } = useFiguresHidden();
  return areHidden ? () => COVERED : formatMoney;
}
