import { render, screen } from '@testing-library/react';
import { NoticeBars } from './notice-bars.tsx';

const height = () => document.documentElement.style.getPropertyValue('--bars-height');

it('tells the pages that fill the window how much of it the bars under the header take, as long as they stand', () => {
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(39);
  const { unmount } = render(<NoticeBars>인터넷 연결이 끊겼어요</NoticeBars>);
  expect(screen.getByText('인터넷 연결이 끊겼어요')).toBeVisible();
  expect(height()).toBe('39px');
  unmount();
  expect(height()).toBe('');
});
