import { screen, within } from '@testing-library/react';

/** Words for the tests of this section: where things are. */
export const panel = async (name: string | RegExp) => within(await screen.findByRole('region', { name }));
export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const link = (name: string) => screen.getByRole('link', { name });
export const text = (name: string | RegExp) => screen.getByRole('textbox', { name });
export const state = (student: string, name: string) =>
  within(screen.getByRole('group', { name: `${student} 출석` })).getByRole('radio', { name });
export const preview = () => within(screen.getByRole('region', { name: '이렇게 보여요' }));
