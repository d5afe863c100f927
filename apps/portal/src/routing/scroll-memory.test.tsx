import { renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router';

it('opens a page that is typed into the line of addresses at its top, and finds it where it was left by Back [RTE-12]', async () => {
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  // Left by an earlier load of the page in this tab.
  sessionStorage.setItem('portal-scroll', JSON.stringify({ '/account/lectures': 343 }));
  const { useScrollMemory } = await import('./scroll-memory.ts');
  const visit = () =>
    renderHook(() => useScrollMemory(), {
      wrapper: ({ children }) => (
        <MemoryRouter initialEntries={[{ pathname: '/account/lectures', key: 'default' }]}>{children}</MemoryRouter>
      ),
    });
  visit().unmount();
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  visit();
  expect(scrollTo).toHaveBeenLastCalledWith(0, 343);
});
