import { chakra } from '@chakra-ui/react/styled-system';
import { BookOpen, CalendarDays, MessageCircle, WalletMinimal } from 'lucide-react';
import { paths } from '@portal/domain/site/paths';
import { RouterLink } from '@portal/portal-core/router-link';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { quickLinks } from '../messages.ts';

const LINKS = [
  { icon: CalendarDays, label: quickLinks.teachingSchedule, path: paths.schedule() },
  { icon: MessageCircle, label: quickLinks.chat, path: paths.chat() },
  { icon: WalletMinimal, label: quickLinks.income, path: paths.income() },
  { icon: BookOpen, label: quickLinks.courses, path: paths.teachingCourses() },
];

/** The places a teacher goes most; the first is the address that the source names, /lich-day (RTE-4). */
export function QuickLinks() {
  return (
    <chakra.nav aria-labelledby="quick-links" display="grid" gap="3">
      <chakra.h2 id="quick-links" textStyle="label" color="fg.muted">
        {quickLinks.title}
      </chakra.h2>
      <chakra.ul
        listStyleType="none"
        display={{ base: 'grid', md: 'flex' }}
        gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 9rem), 1fr))"
        gap="3"
      >
        {LINKS.map(({ icon, label, path }) => (
          <li key={path}>
            <Button asChild variant="outline" w="full">
              <RouterLink href={path}>
                <Icon as={icon} />
                {label}
              </RouterLink>
            </Button>
          </li>
        ))}
      </chakra.ul>
    </chakra.nav>
  );
}
