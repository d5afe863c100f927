import { screen, within } from '@testing-library/react';
import type { Fake } from '@portal/testing/contract-fakes';
import { renderSection } from '@portal/testing-react/render-section';
import { statisticsSection } from './section.ts';

/** Words for the tests of this section: where things are. */
export const enter = (handlers: Fake[], query = '') =>
  renderSection(statisticsSection, { path: `/account/statistics${query}`, handlers });
export const title = (name = '통계') => screen.findByRole('heading', { level: 1, name });
export const part = async (name: string) => within(await screen.findByRole('region', { name }));
export const band = async () => within(await screen.findByRole('list', { name: '이 기간의 숫자' }));
export const button = (name: string | RegExp) => screen.findByRole('button', { name });
