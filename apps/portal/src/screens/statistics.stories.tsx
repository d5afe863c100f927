import type { Meta, StoryObj } from '@storybook/react-vite';
import * as statistics from '@portal/statistics/page/statistics-page.stories';
import { inPortal, PortalScreen } from '../testing/portal-screen.tsx';

const meta = { component: PortalScreen, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof PortalScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: '비어 있음', parameters: inPortal(statistics.default, statistics.Empty) };
export const Longest: Story = {
  name: '가장 긴 내용',
  parameters: inPortal(statistics.default, statistics.Longest),
  globals: { texts: 'long' },
};
