import { chakra } from '@chakra-ui/react/styled-system';
import { BadgeCheck } from 'lucide-react';
import type { PublicTeacher } from '@portal/domain/teachers/public-teacher';
import { PageHeading } from '@portal/portal-core/page-heading';
import { Avatar } from '@portal/ui/avatar';
import { Icon } from '@portal/ui/icon';
import { useReader } from '../reading/reader-context.ts';

const Chip = chakra('li', {
  base: {
    px: '2.5',
    py: '0.5',
    bg: 'bg.muted',
    borderRadius: 'l3',
    textStyle: 'body.sm',
    minW: '0',
    overflowWrap: 'anywhere',
    _highContrast: { borderWidth: '1px' },
  },
});

/** The name leads the page; nothing else is as large. */
const LEAD = { '& h1': { fontSize: { base: '1.75rem', md: '2.5rem' }, lineHeight: '1.25', letterSpacing: '-0.03em' } };

/** Who she is, in her own line, and what she teaches in which language. */
export function TeacherHead({ teacher }: { teacher: PublicTeacher }) {
  const { words, common, language } = useReader();
  const { id, name, avatar, shortIntro, currentPosition, subjects, languages, teachingMode } = teacher;
  const marks = [
    ...subjects.map((subject) => subject.name),
    languages.join(' · '),
    teachingMode ? common.modes[teachingMode] : '',
  ].filter(Boolean);
  return (
    <chakra.header display="flex" flexWrap="wrap" alignItems="center" columnGap="6" rowGap="3" overflowWrap="anywhere">
      <Avatar id={id} name={name} src={avatar} size="xl" decorative />
      <chakra.div flex="1 1 14rem" minW="0" css={LEAD}>
        <chakra.p display="inline-flex" alignItems="center" gap="1.5" textStyle="label" color="celadon.fg">
          <Icon as={BadgeCheck} size={16} />
          {words.checked}
        </chakra.p>
        <PageHeading title={words.called(name)} {...(language === 'vi' && { lang: 'vi' })} />
        {currentPosition && <chakra.p color="fg.muted">{currentPosition}</chakra.p>}
        {shortIntro && <chakra.p textStyle="body.lg">{shortIntro}</chakra.p>}
      </chakra.div>
      {marks.length > 0 && (
        <chakra.ul aria-label={words.marks} listStyleType="none" display="flex" flexWrap="wrap" gap="1.5" w="full">
          {marks.map((mark, at) => (
            <Chip key={at}>{mark}</Chip>
          ))}
        </chakra.ul>
      )}
    </chakra.header>
  );
}
