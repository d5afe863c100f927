import { chakra } from '@chakra-ui/react/styled-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { NOTIFICATION_CATEGORIES, NOTIFICATION_CATEGORY_LABELS } from '@portal/domain/notifications/notification';
import { CategoryMark } from './category-mark.tsx';

const meta = { component: CategoryMark, args: { category: 'WARN' } } satisfies Meta<typeof CategoryMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = { name: '하나' };
export const All: Story = {
  name: '모든 종류',
  render: () => (
    <chakra.ul listStyleType="none" display="grid" gap="3">
      {[...NOTIFICATION_CATEGORIES, null].map((category) => (
        <chakra.li key={category ?? 'none'} display="flex" gap="3" alignItems="center">
          <CategoryMark category={category} />
          {NOTIFICATION_CATEGORY_LABELS[category ?? 'none']}
        </chakra.li>
      ))}
    </chakra.ul>
  ),
};
