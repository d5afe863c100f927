import { screen } from '@testing-library/react';
import { assignmentsSection } from './section.ts';

/** Words for the tests of this section: where things are. */
export const button = (name: string | RegExp) => screen.findByRole('button', { name });
export const score = () => screen.findByRole('textbox', { name: '점수' });
export const feedback = () => screen.findByRole('textbox', { name: '의견' });
export const student = (name: string) => screen.findByRole('heading', { level: 2, name });

export function withFreshPages(): void {
  beforeAll(() => Promise.all(assignmentsSection.routes.map(({ preload }) => preload?.())), 30_000);
  beforeEach(() => localStorage.clear());
}
