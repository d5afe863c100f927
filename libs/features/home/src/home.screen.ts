import { screen, within } from '@testing-library/react';

/** Words for the tests of this section: where things are. */
export const panel = (title: string | RegExp) => screen.findByRole('region', { name: title });
export const linkIn = async (title: string | RegExp, name: string | RegExp) =>
  within(await panel(title)).getByRole('link', { name });
export const quickLink = (name: string) =>
  within(screen.getByRole('navigation', { name: '바로 가기' })).getByRole('link', { name });
export const registerLinks = () => screen.findAllByText('선생님으로 등록하기', { selector: 'a' });
