import { render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { useListAddress, usePages } from './use-list-address.ts';

const SORTS = [{ value: 'NAME' }] as const;

function List({ total }: { total: number | undefined }) {
  const { page } = useListAddress(SORTS);
  const { pages, isPast } = usePages({ page, size: 10, total });
  const { pathname, search } = useLocation();
  return (
    <>
      <p>{isPast ? 'past' : `${page} of ${pages}`}</p>
      <output>{pathname + search}</output>
    </>
  );
}
const show = (address: string, total: number | undefined) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <List total={total} />
    </MemoryRouter>,
  );
const address = () => screen.getByRole('status').textContent;

describe('the page of a list in its address', () => {
  it.each([
    ['/list?q=a&page=9', 21, '/list?q=a&page=3', '3 of 3'],
    ['/list?q=a&page=2', 10, '/list?q=a', '1 of 1'],
    ['/list?page=2', 0, '/list', '1 of 1'],
  ])('%s of a list of %i becomes %s, its last one', async (from, total, to, shown) => {
    show(from, total);
    await waitFor(() => expect(address()).toBe(to));
    expect(screen.getByText(shown)).toBeVisible();
  });

  it.each([
    ['is there', '/list?page=3', 21],
    ['may be there, as nobody knows yet', '/list?page=9', undefined],
  ])('stays where it %s', (_why, from, total) => {
    show(from, total);
    expect(address()).toBe(from);
    expect(screen.queryByText('past')).toBeNull();
  });
});
