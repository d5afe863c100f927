import { screen, within } from '@testing-library/react';
import type { Fake } from '@portal/testing/contract-fakes';
import { renderSection, type RenderSectionOptions } from '@portal/testing-react/render-section';
import { opsSection } from './section.ts';

export const COURSE = '/ops/courses/request-1';
export const visit = (path: string, handlers: readonly Fake[], config: RenderSectionOptions['config'] = {}) =>
  renderSection(opsSection, { path, handlers: [...handlers], config });
export const preloadPages = () => Promise.all(opsSection.routes.map(({ preload }) => preload?.()));

/** Words for the tests of this section: where things are. */
export const title = (name: string) => screen.findByRole('heading', { level: 1, name });
export const panel = async (name: string | RegExp) => within(await screen.findByRole('region', { name }));
export const press = (name: string | RegExp) => screen.findByRole('button', { name });
export const decisionForm = () => panel(/^(결정|답변)$/);
/** Beside the place of toasts there may be another alert. */
export const refusal = async () => (await screen.findByText('그사이 상태가 바뀌었어요')).closest('[role=alert]');
export const rows = async () => (await screen.findAllByRole('listitem')).map((row) => row.textContent);
export const field = async (label: string) => (await decisionForm()).findByRole('textbox', { name: new RegExp(label) });
