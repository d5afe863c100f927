import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../actions/button.tsx';
import { HARD_CONTENT } from '../base/story-board.tsx';
import { UndoBar } from './undo-bar.tsx';

const meta = {
  component: UndoBar,
  args: { offer: { id: 1, text: '일정을 지웠어요' }, onUndo: fn(), onClose: fn() },
  argTypes: { onUndo: { control: false }, onClose: { control: false } },
  parameters: {
    docs: {
      story: { inline: false, height: '160px' },
      description: {
        component:
          '방금 한 일을 되돌릴 수 있게 아래에 10초 동안 떠 있어요. 마우스나 초점이 올라가 있거나 다른 탭을 보는 동안에는 기다리고, Esc로 닫혀요. 토스트의 2초 규칙(TST-2)은 그대로예요.',
      },
    },
  },
} satisfies Meta<typeof UndoBar>;
export default meta;
type Story = StoryObj<typeof meta>;

function Live({ onUndo }: { onUndo: () => void }) {
  const [offer, setOffer] = useState<{ id: number; text: string } | null>(null);
  const close = () => setOffer(null);
  return (
    <>
      <Button variant="outline" onClick={() => setOffer({ id: Math.random(), text: '일정을 지웠어요' })}>
        일정 지우기
      </Button>
      <UndoBar
        offer={offer}
        onClose={close}
        onUndo={() => {
          onUndo();
          close();
        }}
      />
    </>
  );
}

export const Playground: Story = { name: '놀이터' };
export const Content: Story = { name: '긴 글', args: { offer: { id: 2, text: HARD_CONTENT.long } } };
export const Large: Story = {
  name: '휴대폰에서 두 배 글자',
  globals: { viewport: { value: 'w320' }, textZoom: 'double' },
};
export const FlowUndo: Story = {
  name: '흐름: 키보드로 되돌리기',
  tags: ['flow'],
  render: ({ onUndo }) => <Live onUndo={onUndo} />,
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    const remove = canvas.getByRole('button', { name: '일정 지우기' });
    await userEvent.click(remove);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '되돌리기' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onUndo).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(remove).toHaveFocus());
    await expect(canvas.queryByText('일정을 지웠어요')).toBeNull();
  },
};
