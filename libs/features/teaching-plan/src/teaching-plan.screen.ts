import { screen, within } from '@testing-library/react';

/** Words for the tests of this section: where things are. */
export const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
export const sentence = (text: string) => screen.findByText(text);
export const group = async (name: RegExp) => within(await screen.findByRole('region', { name }));
export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const item = (name: string) => screen.findByRole('menuitem', { name });
/** Titles of a group's rows, in order. */
export const titlesIn = async (name: RegExp) =>
  (await group(name)).getAllByRole('listitem').map((row) => row.querySelector('p')?.textContent);
