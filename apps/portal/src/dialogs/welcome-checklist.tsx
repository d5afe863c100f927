import { chakra } from '@chakra-ui/react/styled-system';
import { Circle, CircleCheck } from 'lucide-react';
import { useGetTeacherProfileQuery } from '@portal/api/profile/profile.api';
import type { ProfileContent } from '@portal/domain/profile/teacher-profile';
import { Icon } from '@portal/ui/icon';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { welcome } from '../messages.ts';

type Step = keyof typeof welcome.checklist;

const IS_DONE: Record<Step, (profile: ProfileContent) => boolean> = {
  intro: ({ shortIntro, introVideoUrl }) => shortIntro.trim() !== '' && introVideoUrl.trim() !== '',
  subjects: ({ subjects, levels }) => subjects.length > 0 && levels.length > 0,
  papers: ({ experiences, certificates }) => experiences.length > 0 && certificates.length > 0,
};
const STEPS = Object.keys(welcome.checklist) as Step[];

/** What a profile needs, and what of it is written already. Until that is known nothing is said of it. */
export function WelcomeChecklist() {
  const { data } = useGetTeacherProfileQuery(undefined);
  return (
    <chakra.ul display="grid" gap="1.5" listStyle="none">
      {STEPS.map((step) => {
        const isDone = data && IS_DONE[step](data.content);
        return (
          <chakra.li key={step} display="flex" alignItems="center" gap="2">
            <chakra.span color={isDone ? 'celadon.fg' : 'fg.subtle'} display="grid">
              <Icon as={isDone ? CircleCheck : Circle} size={16} />
            </chakra.span>
            {welcome.checklist[step]}
            {isDone !== undefined && <VisuallyHidden>, {isDone ? welcome.done : welcome.open}</VisuallyHidden>}
          </chakra.li>
        );
      })}
    </chakra.ul>
  );
}
