import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { formatDay } from '@portal/domain/format/date-time';
import { formatDayRange } from '@portal/domain/format/range';
import type { ProfileViewer, PublicTeacherProfile } from '@portal/domain/profile/teacher-profile';
import { DescriptionList } from '@portal/ui/description-list';
import { Panel } from '@portal/ui/panel';
import { previewMessages as words } from '../preview-messages.ts';
import { factRows } from './fact-rows.tsx';
import { IntroVideo, isWatchable } from './intro-video.tsx';
import { PublicHead } from './public-head.tsx';
import { PublicLines } from './public-lines.tsx';

interface PublicProfileProps {
  profile: PublicTeacherProfile;
  viewer: ProfileViewer;
}

/** A parent decides by what a teacher has done, a student by how she sounds. */
const ORDER = {
  PARENT: ['experiences', 'certificates', 'about', 'video', 'facts'],
  STUDENT: ['video', 'about', 'facts', 'experiences', 'certificates'],
} as const satisfies Record<ProfileViewer, readonly string[]>;

/** A teacher as families see her; what she has not written takes no room. */
export function PublicProfile({ profile, viewer }: PublicProfileProps) {
  const parts = partsOf(profile);
  return (
    <chakra.article display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4" maxW="form" aria-label={profile.name}>
      <PublicHead profile={profile} />
      {ORDER[viewer].map((name) => {
        const { title, content } = parts[name];
        return (
          content && (
            <Panel key={name} title={title}>
              {content}
            </Panel>
          )
        );
      })}
    </chakra.article>
  );
}

type PartName = (typeof ORDER)[ProfileViewer][number];

function partsOf(profile: PublicTeacherProfile): Record<PartName, { title: string; content: ReactNode }> {
  const { detailIntro, introVideoUrl, experiences, certificates } = profile;
  const rows = factRows(profile);
  return {
    about: { title: words.about, content: detailIntro && <chakra.p whiteSpace="pre-wrap">{detailIntro}</chakra.p> },
    video: {
      title: words.video,
      content: isWatchable(introVideoUrl) && <IntroVideo link={introVideoUrl} title={words.openVideo} />,
    },
    facts: { title: words.facts, content: rows.length > 0 && <DescriptionList rows={rows} /> },
    experiences: {
      title: words.experiences,
      content: experiences.length > 0 && (
        <PublicLines
          lines={experiences.map(({ title, organisation, from, to, description }) => ({
            title,
            facts: [organisation, from && formatDayRange(formatDay(from), to ? formatDay(to) : words.untilNow)],
            text: description,
          }))}
        />
      ),
    },
    certificates: {
      title: words.certificates,
      content: certificates.length > 0 && (
        <PublicLines
          lines={certificates.map(({ name, issuer, issuedOn }) => ({
            title: name,
            facts: [issuer, issuedOn && formatDay(issuedOn)],
          }))}
        />
      ),
    },
  };
}
