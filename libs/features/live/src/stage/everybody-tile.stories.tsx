import { chakra } from '@chakra-ui/react/styled-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { inVietnamese, onDark } from '../room-story.fixture.tsx';
import { EverybodyTile } from './everybody-tile.tsx';
import { LIST } from './stage-looks.ts';

/** Beside one other, as narrow as the people of a phone that lies. */
const onItsSide = (Part: ComponentType) => (
  <chakra.ul css={LIST.landscape} listStyleType="none" w="11.5rem">
    <li />
    <chakra.li bg="bg.muted" />
    <Part />
  </chakra.ul>
);

const meta = {
  component: EverybodyTile,
  args: { count: 5, onClick: fn() },
  decorators: [onDark],
  play: async () => {
    const button = await screen.findByRole('button');
    const written = document.createRange();
    written.selectNodeContents(button);
    const [inside, box] = [written.getBoundingClientRect(), button.getBoundingClientRect()];
    await expect(inside.top).toBeGreaterThanOrEqual(box.top);
    await expect(inside.bottom).toBeLessThanOrEqual(box.bottom);
    await expect(inside.left).toBeGreaterThanOrEqual(box.left);
    await expect(inside.right).toBeLessThanOrEqual(box.right);
  },
} satisfies Meta<typeof EverybodyTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnItsSide: Story = { name: '옆으로 눕힌 휴대폰', decorators: [onItsSide] };
export const Vietnamese: Story = { name: '베트남어', decorators: [onItsSide, inVietnamese] };
