import { chakra } from '@chakra-ui/react/styled-system';
import type { KnownFamily } from '@portal/domain/chat/pairs.contract';
import { cityOf } from '@portal/domain/format/zone-city';
import { paths } from '@portal/domain/site/paths';
import { RouterLink } from '@portal/portal-core/router-link';
import { Avatar } from '@portal/ui/avatar';
import { family as words } from '../messages.ts';

const Row = chakra('a', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: '3.5rem',
    py: '2',
    px: '2',
    mx: '-2',
    color: 'fg',
    textDecoration: 'none',
    borderRadius: 'l2',
    _hover: { bg: 'bg.muted' },
    _focusVisible: { layerStyle: 'focus' },
  },
});

/** A guardian to write to: whose she is, in which class, what she reads and where she lives. */
export function FamilyRow({ family }: { family: KnownFamily }) {
  const { guardianId, name, students, className, language, timeZone } = family;
  return (
    <li>
      <Row asChild>
        <RouterLink href={paths.chatWith(guardianId)}>
          <Avatar id={guardianId} name={name} src={null} size="sm" decorative />
          <chakra.span minW="0" flex="1" display="grid">
            <chakra.span fontWeight="medium" dir="auto" overflowWrap="anywhere">
              {name}
            </chakra.span>
            <chakra.span textStyle="body.sm" color="fg.muted" overflowWrap="anywhere">
              {words.guardianOf(students)} · {className}
            </chakra.span>
            <chakra.span textStyle="caption" color="fg.muted">
              {words.language(language)} · {cityOf(timeZone)}
            </chakra.span>
          </chakra.span>
        </RouterLink>
      </Row>
    </li>
  );
}
