import { Flex, Grid } from '@chakra-ui/react';
import {
  Bell,
  BookOpen,
  CalendarDays,
  ChartNoAxesColumn,
  CircleHelp,
  Gift,
  GraduationCap,
  House,
  LogOut,
  MessageCircle,
  Settings,
  UserPlus,
  Users,
  Wallet,
} from 'lucide-react';
import { Drawing } from '@portal/ui/empty-state';
import { Icon } from '@portal/ui/icon';
import { DRAWINGS, type DrawingName } from '@portal/ui/illustrations/drawings';
import { Caption, Sheet } from './sheet.tsx';

const ICONS = [
  [House, '홈'],
  [CalendarDays, '일정'],
  [GraduationCap, '내 수업'],
  [BookOpen, '수업 계획'],
  [ChartNoAxesColumn, '통계'],
  [Wallet, '수입'],
  [Gift, '선물'],
  [MessageCircle, '채팅'],
  [Bell, '알림'],
  [Users, '커뮤니티'],
  [UserPlus, '선생님 초대'],
  [Settings, '설정'],
  [CircleHelp, '도움말'],
  [LogOut, '로그아웃'],
] as const;

export function Icons() {
  return (
    <Sheet>
      <Grid templateColumns="repeat(auto-fill, minmax(7rem, 1fr))" gap="4">
        {ICONS.map(([drawing, word]) => (
          <Flex key={word} direction="column" align="center" gap="2">
            <Flex align="center" gap="3">
              <Icon as={drawing} size={16} />
              <Icon as={drawing} size={18} />
              <Icon as={drawing} size={20} />
            </Flex>
            <Caption>{word}</Caption>
          </Flex>
        ))}
      </Grid>
    </Sheet>
  );
}

/** The fourteen drawings: ink lines, one celadon wash, one persimmon dot. */
export function Drawings() {
  return (
    <Sheet>
      <Grid templateColumns="repeat(auto-fill, minmax(11rem, 1fr))" gap="5">
        {(Object.keys(DRAWINGS) as DrawingName[]).map((name) => (
          <Flex key={name} direction="column" align="center" gap="2">
            <Drawing name={name} />
            <Caption lang="en">{name}</Caption>
          </Flex>
        ))}
      </Grid>
    </Sheet>
  );
}
