import { screen, within } from '@testing-library/react';
import type { Fake } from '@portal/testing/contract-fakes';
import { openedDialog } from '@portal/testing-react/opened-dialog';
import { renderSection } from '@portal/testing-react/render-section';
import { incomeSection } from './section.ts';

/** Words for the tests of this section: where things are. */
export const title = (name = '수입') => screen.findByRole('heading', { level: 1, name });
export const enter = (handlers: Fake[], path = '/account/income/all') =>
  renderSection(incomeSection, { path, handlers });
export const part = async (name: string) => within(await screen.findByRole('region', { name }));
export const explanation = async () => within(await openedDialog('왜 이 금액인가요?'));
export const button = (name: string | RegExp) => screen.getByRole('button', { name });

/** The amounts of a reckoning, by the names of their rows, as the eye sees them. */
export function rowsOf(box: HTMLElement): Record<string, string> {
  const terms = [...box.querySelectorAll('dt')];
  return Object.fromEntries(
    terms.map((term) => [
      (term.textContent ?? '').replaceAll(/\s+/g, ' ').trim(),
      seen(term.parentElement?.querySelector('dd')),
    ]),
  );
}

/** What is seen of an amount; beside it stands what is read aloud. */
export const seen = (of: Element | null | undefined): string =>
  of?.querySelector('[aria-hidden=true]')?.textContent ?? of?.textContent ?? '';
