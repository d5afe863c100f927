import { Flex, Grid } from '@chakra-ui/react';
import {
  Bell,
  BookOpen,
  CalendarDays,
  ChartColumn,
  CircleHelp,
  ClipboardCheck,
  ClipboardList,
  Gift,
  House,
  IdCard,
  LifeBuoy,
  MessageCircle,
  ScrollText,
  Settings,
  UserPlus,
  UsersRound,
  WalletMinimal,
} from 'lucide-react';
import { Drawing } from '@portal/ui/empty-state';
import { Icon } from '@portal/ui/icon';
import { DRAWINGS, type DrawingName } from '@portal/ui/illustrations/drawings';
import { Caption, Sheet } from './sheet.tsx';

/** Those of the menu, as the sections name them, and those around it. */
const ICONS = [
  [IdCard, '수업 프로필'],
  [CalendarDays, '일정'],
  [BookOpen, '내 수업'],
  [ClipboardList, '수업 계획'],
  [MessageCircle, '채팅'],
  [UsersRound, '커뮤니티'],
  [WalletMinimal, '수입'],
  [Gift, '리워드 포인트'],
  [ChartColumn, '통계'],
  [UserPlus, '선생님 초대'],
  [Settings, '설정'],
  [LifeBuoy, '도움말'],
  [ClipboardCheck, '운영 데스크'],
  [House, '홈'],
  [Bell, '알림'],
  [ScrollText, '선생님 가이드'],
  [CircleHelp, '자주 묻는 질문'],
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
