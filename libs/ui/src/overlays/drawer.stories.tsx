import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextLink } from '../actions/text-link.tsx';
import { HARD_CONTENT } from '../base/story-board.tsx';
import { Drawer } from './drawer.tsx';

const ENTRIES = ['일정', '내 수업', '수업 계획', '채팅', '수입', '포인트·선물', '설정'];

const meta = {
  component: Drawer,
  args: {
    open: true,
    onClose: () => {},
    title: '메뉴',
    children: (
      <ul>
        {ENTRIES.map((entry) => (
          <li key={entry} style={{ padding: 8 }}>
            <TextLink href="#" variant="quiet" touch>
              {entry}
            </TextLink>
          </li>
        ))}
      </ul>
    ),
    footer: (
      <>
        고객센터 <TextLink href="tel:19000000">1900-0000</TextLink>
      </>
    ),
  },
  argTypes: {
    children: { control: false },
    footer: { control: false },
    header: { control: false },
    onClose: { control: false },
    finalFocus: { control: false },
  },
  parameters: {
    docs: {
      story: { inline: false, height: '560px' },
      description: {
        component:
          '휴대폰의 메뉴예요. 왼쪽에서 나와 화면을 채우고, 아래쪽은 늘 보여요. 초점은 안에 머물고 닫으면 메뉴 버튼으로 돌아가요.',
      },
    },
  },
  globals: { viewport: { value: 'w390' } },
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: '놀이터' };
export const Content: Story = {
  name: '긴 메뉴',
  args: {
    children: (
      <ul>
        {Array.from({ length: 30 }, (_, n) => (
          <li key={n} style={{ padding: 8 }}>
            {HARD_CONTENT.long}
          </li>
        ))}
      </ul>
    ),
  },
};
