import { screen, within } from '@testing-library/react';

/** Words for the tests of this section: where things are. */
export const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
// By its label: roles of so long a form take their time.
export const text = (name: RegExp) => screen.findByLabelText(name, { selector: 'input, textarea' });
export const group = async (name: string | RegExp) => within(await screen.findByRole('group', { name }));
export const part = async (name: string) => within(await screen.findByRole('region', { name }));
export const button = (name: string) => screen.getByRole('button', { name });
export const banner = (name: string | RegExp) => screen.findByRole('region', { name });
export const question = async (name: string) => within(await screen.findByRole('alertdialog', { name }));
export const summary = (count: number) => screen.findByRole('group', { name: `고칠 곳이 ${count}개 있어요` });
export const meter = () => screen.findByRole('meter', { name: '완성도' });
