import { chakra } from '@chakra-ui/react/styled-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType, ReactNode } from 'react';
import { expect } from 'storybook/test';
import { chatSection } from '@portal/chat';
import { chatsContract } from '@portal/domain/chat/chats.contract';
import { notificationsContract } from '@portal/domain/notifications/notifications.contract';
import { notificationsSection } from '@portal/notifications';
import { fake } from '@portal/testing/contract-fakes';
import { aProfile } from '@portal/testing/identity/identity-builders';
import { AvatarButton } from '../menu/avatar-button.tsx';
import { NOTHING } from '../testing/story-callbacks.ts';
import { HeaderBar } from './header-bar.tsx';
import { AvatarPending } from './header.tsx';

const Bell = notificationsSection.slots?.header as ComponentType;
const Chat = chatSection.slots?.header as ComponentType;
const place = (widget: ReactNode) => (
  <chakra.span display="grid" placeItems="center" minW="touch" minH="touch">
    {widget}
  </chakra.span>
);
const unseen = (count: number) => ({
  platform: [
    fake(notificationsContract.countNotSeenNotifications, { count }),
    fake(chatsContract.listChats, { total: count, items: [] }),
  ],
});

const meta = {
  component: HeaderBar,
  parameters: { layout: 'fullscreen', ...unseen(5) },
  args: {
    visitor: 'signed-in',
    widgets: (
      <>
        {place(<Chat />)}
        {place(<Bell />)}
      </>
    ),
    avatar: <AvatarButton profile={aProfile()} onLogout={NOTHING} />,
    onOpenMenu: NOTHING,
    onLogin: NOTHING,
    onSearch: NOTHING,
  },
} satisfies Meta<typeof HeaderBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Anonymous: Story = {
  name: '로그인하지 않음',
  args: { visitor: 'anonymous' },
  parameters: { signedIn: false },
};
export const Family: Story = {
  name: '가족의 페이지',
  args: { visitor: 'family' },
  parameters: { signedIn: false },
};
export const Loading: Story = {
  name: '불러오는 중',
  args: { visitor: 'loading', widgets: place(null), avatar: <AvatarPending /> },
};
export const SignedIn: Story = { name: '새 알림 5개' };
export const NothingNew: Story = { name: '새 알림 없음', parameters: unseen(0) };
export const Capped: Story = { name: '새 알림 99개 이상', parameters: unseen(100) };
/** The text of a phone at twice its size: what counts over the bell leaves the avatar alone. */
export const LargeText: Story = {
  name: '새 알림 99개 이상, 휴대폰에서 두 배 글자',
  parameters: unseen(100),
  globals: { viewport: { value: 'w390' }, textZoom: 'double' },
  play: async ({ canvas }) => {
    const counts = await canvas.findAllByText('99+');
    const target = canvas.getByRole('button', { name: /메뉴$/ }).getBoundingClientRect();
    // Its picture is 8 px smaller than what a finger meets.
    for (const count of counts) await expect(count.getBoundingClientRect().right).toBeLessThanOrEqual(target.left + 4);
  },
};
export const VietnameseName: Story = {
  name: '베트남어 이름',
  args: { avatar: <AvatarButton profile={aProfile({ id: 'u2', name: 'Đỗ Thị Minh Ngọc' })} onLogout={NOTHING} /> },
};
export const Operator: Story = { name: '운영팀', args: { isOperator: true, widgets: null } };
